// Cards with the top of a ranking: this week, a game, badges.
import type { UseQueryResult } from '@tanstack/react-query';
import type { Row } from '../../contract/leaderboards.ts';
import { BlockState } from '../../ui/BlockState.tsx';
import { Surface } from '../../ui/Surface.tsx';
import { useTexts } from '../../ui/texts.tsx';
import { useCollectors } from '../api/progress.ts';
import { Loaded } from '../parts/Loaded.tsx';
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

export function BadgeLeaders({ count }: { readonly count: number }) {
  const { t } = useTexts();
  return (
    <Leaders
      count={count}
      empty={t('progress.board.noBadges')}
      hasMoves={false}
      query={useCollectors(count)}
      rowsOf={({ items, own }) => ({ rows: items, own })}
      what={t('progress.board.badges')}
      words={(points) => t('progress.board.badgeCount', { count: points })}
    />
  );
}
