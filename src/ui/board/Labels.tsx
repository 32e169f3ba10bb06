// Small writing on a board: coordinates, counts, the words in a tray.
import { classNames } from '../classNames.ts';
import styles from './board.module.css';
import type { Box } from './box.ts';
import { inUnits } from './inUnits.ts';

export interface Label {
  readonly key: string;
  readonly box: Box;
  readonly text: string;
}

export function Labels({
  labels,
  className = '',
}: {
  readonly labels: readonly Label[];
  readonly className?: string | undefined;
}) {
  return (
    <div className={styles.layer} aria-hidden="true">
      {labels.map(({ key, box, text }) => (
        <span key={key} className={classNames(styles.label, className)} style={inUnits(box)}>
          {text}
        </span>
      ))}
    </div>
  );
}
