// Rows of squares, circles and outlines, with an arrow behind them where there is one: what a result looks like without its letters.
import { Arrow } from '../../../ui/map/Arrow.tsx';
import styles from './puzzle.module.css';

const shapes: Readonly<Record<string, string>> = { '■': 'right', '●': 'place', '□': 'not' };

export function SharedRows({ rows }: { readonly rows: readonly string[] }) {
  return (
    <span aria-hidden="true" className={styles.shapes}>
      {rows.map((row, at) => (
        <span key={at}>
          {[...row].map((square, cell) => (
            <span data-shape={shapes[square] ?? 'sign'} key={cell}>
              {!shapes[square] && <Arrow sign={square} />}
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
