// Plays per game as bars, with their values beside them.
import { useTexts } from '../../../ui/texts.tsx';
import { inNumbers } from '../../games/progress/numbers.ts';
import styles from './analytics.module.css';

interface BarChartProps {
  readonly finding: string;
  readonly bars: readonly { readonly id: string; readonly name: string; readonly value: number }[];
}

const mostBars = 10;

/** The widths are drawn; names and values are text of the page. */
export function BarChart({ bars, finding }: BarChartProps) {
  const { language } = useTexts();
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ol aria-label={finding} className={styles.bars}>
      {bars.slice(0, mostBars).map(({ id, name, value }) => (
        <li key={id}>
          <span>{name}</span>
          <svg
            aria-hidden="true"
            className={styles.bar}
            height="14"
            preserveAspectRatio="none"
            viewBox="0 0 100 14"
          >
            <rect height="14" width={Math.max(0.5, (value / highest) * 100)} />
          </svg>
          <span className={styles.number}>{inNumbers(value, language)}</span>
        </li>
      ))}
    </ol>
  );
}
