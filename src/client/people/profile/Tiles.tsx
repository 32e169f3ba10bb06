// The key figures of a person.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { Profile } from '../../../contract/progress/profile.ts';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { inNumbers, winRateInWords } from '../../games/progress/numbers.ts';

const useStyles = makeStyles({
  tiles: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 45%), 1fr))',
    gap: '12px',
    margin: 0,
    '@media (max-width: 767.98px)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :last-child:nth-child(odd)': { gridColumn: 'span 2' },
    },
  },
  tile: { display: 'flex', flexDirection: 'column-reverse', gap: '2px' },
  value: { margin: 0 },
});

export function Tiles({ profile }: { readonly profile: Profile }) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const { winRate, hasPlayed, totalXp, played, achievements } = profile;
  const tiles: readonly (readonly [string, string])[] = [
    [t('progress.winRate'), winRateInWords(hasPlayed === true, winRate, t)],
    [t('progress.totalXp'), inNumbers(totalXp, language)],
    ...(played === undefined ? [] : [[t('progress.profile.games'), inNumbers(played, language)] as const]),
    [t('progress.profile.badges'), inNumbers(achievements.length, language)],
  ];
  return (
    <dl aria-label={t('progress.profile.figures')} className={styles.tiles}>
      {tiles.map(([name, value]) => (
        <Surface className={styles.tile} key={name}>
          <dt className={mergeClasses(type.caption, type.quiet)}>{name}</dt>
          <dd className={mergeClasses(type.section, styles.value)}>{value}</dd>
        </Surface>
      ))}
    </dl>
  );
}
