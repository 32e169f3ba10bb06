// Cards with the top of a ranking: this week, a game, badges.
import type { UseQueryResult } from '@tanstack/react-query';
import type { Row } from '../../../contract/progress/leaderboards.ts';
import { BlockState } from '../../../ui/BlockState.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useCollectors } from '../../base/api/progress.ts';
import { Block } from '../../parts/Block.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { RankRows, RankSkeleton } from './RankRows.tsx';

interface LeadersProps<T> {
  readonly query: UseQueryResult<T, unknown>;
  readonly what: string;
  readonly count: number;
  readonly empty: string;
  rowsOf(answer: T): { readonly rows: readonly Row[]; readonly own: Row | null };
  readonly words?: (points: number) => string;
  readonly hasMoves?: boolean;
}

export function Leaders<T>({ query, what, count, empty, rowsOf, ...rest }: LeadersProps<T>) {
  return (
    <Surface>
      <Loaded query={query} skeleton={<RankSkeleton count={count} />} what={what}>
        {(answer) => {
          const { rows, own } = rowsOf(answer);
          if (rows.length === 0) return <BlockState top="leaning" words={empty} />;
          return <RankRows own={own} rows={rows} {...rest} />;
        }}
      </Loaded>
    </Surface>
  );
}

/** The block of both pages that show who has most badges. */
export function BadgeLeaders({ count }: { readonly count: number }) {
  const { t } = useTexts();
  const title = t('progress.board.badges');
  return (
    <Block
      beside={
        <TextLink label={t('progress.detailsOf', { what: title })} to="/leaderboard/badge-details">
          {t('progress.details')}
        </TextLink>
      }
      title={title}
    >
      <Leaders
        count={count}
        empty={t('progress.board.noBadges')}
        hasMoves={false}
        query={useCollectors(count)}
        rowsOf={({ items, own }) => ({ rows: items, own })}
        what={title}
        words={(points) => t('progress.board.badgeCount', { count: points })}
      />
    </Block>
  );
}
