// The chess board itself: the rim and the squares.
import { memo } from 'react';
import boardStyles from '../../../ui/board/board.module.css';
import { classNames } from '../../../ui/classNames.ts';
import { cell, lines, rimOf, sizeOf } from '../lie.ts';
import styles from './board.module.css';

export const Surface = memo(function Surface({ isNarrow }: { readonly isNarrow: boolean }) {
  const { width, height } = sizeOf(isNarrow);
  const rim = rimOf(isNarrow);
  return (
    <svg
      className={classNames(boardStyles.surface, boardStyles.shadowed)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <defs>
        <pattern
          id="ch-hatch"
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className={styles.hatch} width="3" height="12" />
        </pattern>
      </defs>
      <rect className={styles.rim} width={width} height={height} rx={isNarrow ? 10 : 20} />
      <rect className={styles.light} x={rim} y={rim} width={8 * cell} height={8 * cell} />
      {lines.flatMap((row) =>
        lines.map((column) => {
          if ((row + column) % 2 === 0) return null;
          const box = { x: rim + column * cell, y: rim + row * cell, width: cell, height: cell };
          return (
            <g key={`${row} ${column}`}>
              <rect className={styles.dark} {...box} />
              <rect className={styles.hatched} {...box} fill="url(#ch-hatch)" />
            </g>
          );
        }),
      )}
    </svg>
  );
});
