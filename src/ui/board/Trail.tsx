// A move made beforehand: a dashed way from place to place, with a ring where it ends.
import { classNames } from '../classNames.ts';
import styles from './board.module.css';
import { type Box, centre } from './box.ts';
import type { SheetSize } from './useBoardInput.ts';

interface TrailProps {
  readonly size: SheetSize;
  /** The places it touches, the last one its end. */
  readonly through: readonly Box[];
}

export function Trail({ size, through }: TrailProps) {
  const end = through.at(-1);
  if (!end) return null;
  const at = centre(end);
  const radius = end.width * 0.42;
  const way = through.map((box) => Object.values(centre(box)).join()).join(' ');
  return (
    <svg
      aria-hidden="true"
      className={classNames(styles.layer, styles.trail)}
      data-part="trail"
      viewBox={`0 0 ${size.width} ${size.height}`}
    >
      <polyline className={styles.trailHalo} points={way} />
      <circle className={styles.trailHalo} cx={at.x} cy={at.y} r={radius} />
      <polyline points={way} />
      <circle cx={at.x} cy={at.y} r={radius} />
    </svg>
  );
}
