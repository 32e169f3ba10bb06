// The number pad with remaining counts, and the tools beside it.
import type { ReactNode } from 'react';
import { useTexts } from '../../../ui/texts.tsx';
import styles from './board.module.css';

interface PadProps {
  readonly left: readonly number[];
  /** Chosen before the cells; null: cells come first. */
  readonly chosen: number | null;
  readonly isOff: boolean;
  press(digit: number): void;
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export function Pad({ left, chosen, isOff, press }: PadProps) {
  const { t } = useTexts();
  return (
    <fieldset className={styles.pad} data-part="pad">
      <legend className={styles.unseen}>{t('puzzles:sudoku.pad')}</legend>
      {digits.map((digit) => {
        const count = left[digit] ?? 0;
        return (
          <button
            aria-disabled={isOff || undefined}
            aria-label={t('puzzles:sudoku.digitLeft', { digit, count })}
            aria-pressed={chosen === null ? undefined : chosen === digit}
            className={styles.digit}
            data-done={count === 0}
            data-left={count === 0 ? '✓' : count}
            key={digit}
            onClick={isOff ? undefined : () => press(digit)}
            type="button"
          >
            {digit}
          </button>
        );
      })}
    </fieldset>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isOff: boolean;
  readonly isOn?: boolean;
  act(): void;
}

export function Tool({ label, icon, isOff, isOn, act }: ToolProps) {
  return (
    <button
      aria-disabled={isOff || undefined}
      aria-pressed={isOn}
      className={styles.tool}
      onClick={isOff ? undefined : act}
      type="button"
    >
      <svg aria-hidden="true" height="20" viewBox="0 0 20 20" width="20">
        {icon}
      </svg>
      <span>{label}</span>
    </button>
  );
}
