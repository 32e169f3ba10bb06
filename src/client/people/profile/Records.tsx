// Wins and losses for each game somebody plays.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Record } from '../../../contract/progress/profile.ts';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useUnseen } from '../../../ui/useUnseen.ts';
import { GameArt } from '../../games/GameArt.tsx';
import { inNumbers } from '../../games/progress/numbers.ts';
import { useWidth } from '../../parts/useWidth.ts';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      height: '44px',
      padding: '2px 8px',
      '@media (max-width: 639.98px)': { padding: '2px 4px' },
    },
    '& thead th': { fontSize: '0.75rem', fontWeight: 400 },
    // the best streak goes first where names need the room
    '@media (max-width: 299.98px)': { '& tr > :last-child': { display: 'none' } },
    '& tbody tr:not(:last-child) > *': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  left: { textAlign: 'left' },
  game: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    overflowWrap: 'break-word',
    '@media (max-width: 399.98px)': { '& > svg': { display: 'none' } },
  },
  right: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});

const all = ['played', 'won', 'drawn', 'lost', 'bestStreak'] as const;
const few = ['played', 'won', 'bestStreak'] as const;

export function Records({ records }: { readonly records: readonly Record[] }) {
  const styles = useStyles();
  const type = useType();
  const unseen = useUnseen();
  const { t, language } = useTexts();
  const shown = useWidth() === 'narrow' ? few : all;
  return (
    <Surface>
      <table className={mergeClasses(type.body, styles.table)}>
        <caption className={unseen}>{t('progress.profile.records')}</caption>
        <thead>
          <tr>
            <th className={styles.left} scope="col">
              {t('progress.profile.game')}
            </th>
            {shown.map((figure) => (
              <th className={styles.right} key={figure} scope="col">
                {t(`progress.profile.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.gameType}>
              <th className={styles.left} scope="row">
                <span className={styles.game}>
                  <GameArt game={record.gameType} size={28} />
                  {t(`games.${record.gameType}`)}
                </span>
              </th>
              {shown.map((figure) => (
                <td className={styles.right} key={figure}>
                  {inNumbers(record[figure], language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Surface>
  );
}
