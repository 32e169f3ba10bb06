// The board of Blob Wars: its measures in board units, the frame, the dimples, the walls and the names along the edge.
import { memo } from 'react';
import boardStyles from '../../../ui/board/board.module.css';
import { around, type Box } from '../../../ui/board/box.ts';
import type { Label } from '../../../ui/board/Labels.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { columnOf, count, rowOf, size } from '../cells.ts';
import styles from './board.module.css';

const cell = 100;
const blob = 88;
const dimple = 43;
const field = size * cell;

/** Where the board is narrow, the frame is as wide as its letters need and the count has room for its numbers. */
const frameOf = (isNarrow: boolean): number => (isNarrow ? 46 : 32);
const barOf = (isNarrow: boolean): number => (isNarrow ? 84 : 62);

export function sizeOf(isNarrow: boolean) {
  const width = field + 2 * frameOf(isNarrow);
  return { width, height: width + barOf(isNarrow) };
}

export const all = Array.from({ length: count }, (_, at) => at);

export function boxOf(isNarrow: boolean, at: number): Box {
  const frame = frameOf(isNarrow);
  const top = barOf(isNarrow) + frame;
  return { x: frame + columnOf(at) * cell, y: top + (size - rowOf(at)) * cell, width: cell, height: cell };
}

export function blobBox(isNarrow: boolean, at: number): Box {
  const { x, y } = boxOf(isNarrow, at);
  return around(x + cell / 2, y + cell / 2, blob);
}

/** From one blob to another, in shares of a blob. */
export const wayTo = (from: number, to: number) => ({
  x: ((columnOf(to) - columnOf(from)) * cell) / blob,
  y: ((rowOf(from) - rowOf(to)) * cell) / blob,
});

/** Above the board: who has how many. */
export function countBox(isNarrow: boolean): Box {
  const [frame, bar] = [frameOf(isNarrow), barOf(isNarrow)];
  return { x: frame, y: 0, width: field, height: bar - 14 };
}

/** Letters below, numbers on the left. */
export function edgeNames(isNarrow: boolean): Label[] {
  const [frame, bar] = [frameOf(isNarrow), barOf(isNarrow)];
  return Array.from({ length: size }, (_, i): Label[] => {
    const along = { x: frame + i * cell, y: bar + frame + i * cell };
    const below = { x: along.x, y: bar + frame + field, width: cell, height: frame };
    const left = { x: 0, y: along.y, width: frame, height: cell };
    return [
      { key: `column ${i}`, box: below, text: 'abcdefg'[i] ?? '' },
      { key: `row ${i}`, box: left, text: String(size - i) },
    ];
  }).flat();
}

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
