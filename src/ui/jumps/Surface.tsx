// A board of light and dark squares in its frame.
import { memo } from 'react';
import boardStyles from '../board/board.module.css';
import { classNames } from '../classNames.ts';
import styles from './jumps.module.css';
import { sizeOf, squareBox } from './lie.ts';

interface Props {
  /** How many there are a side. */
  readonly squares: number;
  readonly frame: number;
  /** How round the frame is. */
  readonly corner: number;
}

export const Surface = memo(function Surface({ squares, frame, corner }: Props) {
  const lines = Array.from({ length: squares }, (_, i) => i);
  const { width, height } = sizeOf(squares, frame);
  const field = { x: frame, y: frame, width: width - 2 * frame, height: height - 2 * frame };
  return (
    <svg
      className={classNames(boardStyles.surface, boardStyles.shadowed)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="jp-frame" x2="0" y2="1">
          <stop className={styles.frameTop} />
          <stop className={styles.frameBottom} offset="1" />
        </linearGradient>
        <pattern
          id="jp-hatch"
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className={styles.hatch} width="3" height="12" />
        </pattern>
      </defs>
      <rect width={width} height={height} rx={corner} fill="url(#jp-frame)" />
      <rect className={styles.light} {...field} />
      {lines.flatMap((row) =>
        lines.map(
          (column) =>
            (row + column) % 2 === 1 && (
              <g key={`${row} ${column}`}>
                <rect className={styles.dark} {...squareBox(frame, row, column)} />
                <rect className={styles.hatched} {...squareBox(frame, row, column)} fill="url(#jp-hatch)" />
              </g>
            ),
        ),
      )}
      <rect className={styles.rim} {...field} />
    </svg>
  );
});
