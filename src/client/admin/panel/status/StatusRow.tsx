// One line of the status page: a sign and a word for its state, what to know, and the way to mend it.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Clock20Filled } from '@fluentui/react-icons/svg/clock';
import { SubtractCircle20Filled } from '@fluentui/react-icons/svg/subtract-circle';
import { Warning20Filled } from '@fluentui/react-icons/svg/warning';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { TextLink } from '../../../parts/TextLink.tsx';
import type { StatusLine, StatusLineState } from './statusLines.ts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    columnGap: '12px',
    padding: '12px 0',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '12px',
    minWidth: 0,
  },
  title: { overflowWrap: 'anywhere' },
  words: { gridColumn: '2', overflowWrap: 'anywhere', marginTop: '2px' },
  link: { gridColumn: '2', justifySelf: 'start', marginTop: '4px' },
  works: { color: tokens.colorPaletteGreenForeground1 },
  attention: { color: tokens.colorStatusWarningForeground3 },
  off: { color: tokens.colorNeutralForeground3 },
  later: { color: tokens.colorNeutralForeground2 },
});

export const stateSigns = {
  works: CheckmarkCircle20Filled,
  attention: Warning20Filled,
  off: SubtractCircle20Filled,
  later: Clock20Filled,
} as const satisfies Readonly<Record<StatusLineState, unknown>>;

export function StatusRow({ title, state, sentences, link }: StatusLine) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const Sign = stateSigns[state];
  return (
    <li className={styles.row}>
      <Sign className={styles[state]} />
      <div className={styles.head}>
        <h3 className={mergeClasses(type.strong, styles.title)} dir="auto">
          {title}
        </h3>
        <span className={mergeClasses(type.strong, styles[state])}>{t(`pages:status.state.${state}`)}</span>
      </div>
      {sentences.map((sentence) => (
        <p className={mergeClasses(type.body, styles.words)} dir="auto" key={sentence}>
          {sentence}
        </p>
      ))}
      {link && (
        <TextLink className={styles.link} to={link.to}>
          {link.words}
        </TextLink>
      )}
    </li>
  );
}
