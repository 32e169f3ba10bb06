// Somebody's badges, newest first.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { Badge } from '../../../contract/progress/leaderboards.ts';
import { BadgePicture } from '../../../ui/BadgePicture.tsx';
import { BlockState } from '../../../ui/BlockState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useAchievements } from '../../base/api/achievements.ts';
import { contentAt } from '../../base/api/call.ts';
import { dateInWords } from '../../games/progress/numbers.ts';
import { Loaded } from '../../parts/Loaded.tsx';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
    gap: '16px 8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  badge: { display: 'grid', justifyItems: 'center', alignContent: 'start', gap: '4px', textAlign: 'center' },
  title: { overflowWrap: 'anywhere' },
});

export function BadgeRow({ earned }: { readonly earned: readonly Badge[] }) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const query = useAchievements();
  if (earned.length === 0)
    return (
      <Surface>
        <BlockState top="leaning" words={t('progress.profile.noBadges')} />
      </Surface>
    );
  return (
    <Surface>
      <Loaded
        query={query}
        skeleton={<Skeleton height={112} width="100%" />}
        what={t('progress.profile.badges')}
      >
        {(all) => (
          <ul className={styles.row}>
            {earned.flatMap(({ idprod, earnedAt }) => {
              const badge = all.find((each) => each.idprod === idprod);
              if (!badge) return [];
              return (
                <li className={styles.badge} key={idprod}>
                  {badge.image !== null && <BadgePicture picture={contentAt(badge.image)} size={64} />}
                  <span className={mergeClasses(type.strong, styles.title)}>{badge.title[language]}</span>
                  <span className={mergeClasses(type.caption, type.quiet)}>
                    {dateInWords(earnedAt, language)}
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
    </Surface>
  );
}
