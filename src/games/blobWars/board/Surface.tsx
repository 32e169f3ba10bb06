// The board of Blob Wars: the frame, the dimples and the walls.
import { memo } from 'react';
import boardStyles from '../../../ui/board/board.module.css';
import { classNames } from '../../../ui/classNames.ts';
import { all, barOf, boxOf, cell, dimple, field, frameOf, sizeOf } from '../lie.ts';
import styles from './board.module.css';

interface SurfaceProps {
  readonly isNarrow: boolean;
  /** Which cells are walls, as they stand in the position. */
  readonly walls: string;
}

export const Surface = memo(function Surface({ isNarrow, walls }: SurfaceProps) {
  const { width, height } = sizeOf(isNarrow);
  const [frame, bar] = [frameOf(isNarrow), barOf(isNarrow)];
  return (
    <svg className={boardStyles.surface} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <radialGradient id="bw-dish" cx="50%" cy="42%" r="75%">
          <stop className={styles.dishMiddle} />
          <stop className={styles.dishRim} offset="1" />
        </radialGradient>
      </defs>
      <rect
        className={classNames(styles.frame, boardStyles.shadowed)}
        y={bar}
        width={width}
        height={width}
        rx="56"
      />
      <rect
        className={styles.dish}
        x={frame - 6}
        y={bar + frame - 6}
        width={field + 12}
        height={field + 12}
        rx="44"
        fill="url(#bw-dish)"
      />
      {all.map((at) => {
        const box = boxOf(isNarrow, at);
        const [x, y] = [box.x + cell / 2, box.y + cell / 2];
        return walls[at] === '-' ? (
          <Wall key={at} x={x} y={y} />
        ) : (
          <g key={at}>
            <circle className={styles.dimpleLight} cx={x} cy={y + 3} r={dimple} />
            <circle className={styles.dimple} cx={x} cy={y} r={dimple} />
          </g>
        );
      })}
    </svg>
  );
});

const Wall = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g className={undefined}>
    <rect className={styles.wallSide} x={x - 42} y={y - 36} width="84" height="80" rx="20" />
    <rect className={styles.wallTop} x={x - 42} y={y - 42} width="84" height="78" rx="20" />
    <path className={styles.wallLines} d={`M${x - 22} ${y + 16}l36 -36M${x - 6} ${y + 20}l28 -28`} />
  </g>
);
