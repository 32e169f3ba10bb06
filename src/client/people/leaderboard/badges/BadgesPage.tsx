// All badges, one's own in colour, and who of the team has how many.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { badges } from '../../../../contract/progress/badges.ts';
import type { BadgeRow } from '../../../../contract/progress/leaderboards.ts';
import { BlockState } from '../../../../ui/BlockState.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useAchievements } from '../../../base/api/achievements.ts';
import { useEveryCollector } from '../../../base/api/progress.ts';
import { RankRows, RankSkeleton } from '../../../games/progress/RankRows.tsx';
import { Block } from '../../../parts/Block.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { WallBadge } from './WallBadge.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gap: '24px', minWidth: 0 },
  wall: {
    display: 'grid',
    gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
    gap: '16px 8px',
    '@media (max-width: 1439.98px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '@media (max-width: 639.98px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    // the longest Turkish names are whole in two columns
    '@media (max-width: 359.98px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

const badgesDrawn = badges.length;

function WallSkeleton() {
  const styles = useStyles();
  return (
    <div className={styles.wall}>
      {Array.from({ length: badgesDrawn }, (_, at) => at).map((at) => (
        <Skeleton height={130} key={at} width="100%" />
      ))}
    </div>
  );
}

interface WallProps {
  readonly rows: readonly BadgeRow[];
  readonly own: BadgeRow | null;
}

function Wall({ rows, own }: WallProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const query = useAchievements();
  return (
    <Block
      beside={
        query.data && (
          <span className={mergeClasses(type.body, type.number, type.quiet)}>
            {t('progress.badges.yours', {
              count: own?.badges.length ?? 0,
              total: query.data.length,
            })}
          </span>
        )
      }
      title={t('progress.badges.wall')}
    >
      <Surface>
        <Loaded query={query} skeleton={<WallSkeleton />} what={t('progress.badges.wall')}>
          {(all) => (
            <ul className={styles.wall}>
              {all.map((badge) => (
                <WallBadge
                  badge={badge}
                  earned={own?.badges.find(({ idprod }) => idprod === badge.idprod) ?? null}
                  key={badge.idprod}
                  owners={rows.filter(({ badges }) => badges.some(({ idprod }) => idprod === badge.idprod))}
                />
              ))}
            </ul>
          )}
        </Loaded>
      </Surface>
    </Block>
  );
}

export function BadgesPage() {
  const styles = useStyles();
  const { t } = useTexts();
  const people = useEveryCollector();
  return (
    <div className={styles.page}>
      <PageHeading>{t('progress.badges.title')}</PageHeading>
      <Wall own={people.data?.own ?? null} rows={people.data?.rows ?? []} />
      <Block title={t('progress.badges.people')}>
        <Surface>
          <Loaded query={people} skeleton={<RankSkeleton count={5} />} what={t('progress.badges.people')}>
            {({ rows, own }) =>
              rows.length > 0 ? (
                <RankRows
                  hasMoves={false}
                  own={own}
                  rows={rows}
                  words={(points) => t('progress.board.badgeCount', { count: points })}
                />
              ) : (
                <BlockState top="leaning" words={t('progress.board.noBadges')} />
              )
            }
          </Loaded>
        </Surface>
      </Block>
    </div>
  );
}
