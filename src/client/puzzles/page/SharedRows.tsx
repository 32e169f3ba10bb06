// Rows of squares, circles and outlines: what a result looks like without its letters.
import styles from './puzzle.module.css';

const shapes: Readonly<Record<string, string>> = { '■': 'right', '●': 'place', '□': 'not' };

export function SharedRows({ rows }: { readonly rows: readonly string[] }) {
  return (
    <span aria-hidden="true" className={styles.shapes}>
      {rows.map((row, at) => (
        <span key={at}>
          {[...row].map((square, cell) => (
            <span data-shape={shapes[square]} key={cell} />
          ))}
        </span>
      ))}
    </span>
  );
}
