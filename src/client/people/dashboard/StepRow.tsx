// One of the first steps: whether it is done, what it is, and what is to be pressed.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import type { ReactNode } from 'react';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useUnseen } from '../../../ui/useUnseen.ts';
import type { StepName } from './useFirstSteps.ts';

const useStyles = makeStyles({
  step: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '12px 0',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    '@media (max-width: 639.98px)': { gridTemplateColumns: '20px minmax(0, 1fr)' },
  },
  mark: { display: 'flex' },
  open: {
    width: '16px',
    height: '16px',
    margin: '2px',
    boxSizing: 'border-box',
    border: `2px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: '50%',
  },
  done: { color: tokens.colorPaletteGreenForeground1 },
  words: { display: 'grid', gap: '2px' },
  acts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    '& > *': { minHeight: '44px' },
    '@media (max-width: 639.98px)': { gridColumn: '2' },
  },
  whole: { gridColumn: '2 / -1', minWidth: 0 },
});

interface StepRowProps {
  readonly name: StepName;
  readonly isDone?: boolean;
  readonly words?: string;
  readonly acts?: ReactNode;
  /** Below words and buttons, over the whole width. */
  readonly below?: ReactNode;
}

export function StepRow({ name, isDone = false, words, acts, below }: StepRowProps) {
  const styles = useStyles();
  const type = useType();
  const unseen = useUnseen();
  const { t } = useTexts();
  return (
    <li className={styles.step}>
      <span aria-hidden="true" className={mergeClasses(styles.mark, isDone && styles.done)}>
        {isDone ? <CheckmarkCircle20Filled /> : <span className={styles.open} />}
      </span>
      <span className={styles.words}>
        <span className={mergeClasses(type.strong, isDone && type.quiet)}>
          {t(`pages:daily.first.${name}.title`)}
          {isDone && <span className={unseen}> {t('pages:daily.first.done')}</span>}
        </span>
        {words && <span className={mergeClasses(type.body, type.quiet)}>{words}</span>}
      </span>
      {acts && <span className={styles.acts}>{acts}</span>}
      {below && <div className={styles.whole}>{below}</div>}
    </li>
  );
}
