// How the board of Blob Wars lies: its measures in units of its drawing, the cells, the count above it, the names at the edge.
import { type Area, squareAround } from '../../engine/picture/area.ts';
import { columnOf, count, rowOf, size } from './cells.ts';

export const cell = 100;
const blob = 88;
export const dimple = 43;
export const field = size * cell;

/** Where the board is narrow, the frame is as wide as its letters need and the count has room for its numbers. */
export const frameOf = (isNarrow: boolean): number => (isNarrow ? 46 : 32);
export const barOf = (isNarrow: boolean): number => (isNarrow ? 84 : 62);

export function sizeOf(isNarrow: boolean) {
  const width = field + 2 * frameOf(isNarrow);
  return { width, height: width + barOf(isNarrow) };
}

export const all = Array.from({ length: count }, (_, at) => at);

export function boxOf(isNarrow: boolean, at: number): Area {
  const frame = frameOf(isNarrow);
  const top = barOf(isNarrow) + frame;
  return { x: frame + columnOf(at) * cell, y: top + (size - rowOf(at)) * cell, width: cell, height: cell };
}

export function blobBox(isNarrow: boolean, at: number): Area {
  const { x, y } = boxOf(isNarrow, at);
  return squareAround(x + cell / 2, y + cell / 2, blob);
}

/** From one blob to another, in shares of a blob. */
export const wayTo = (from: number, to: number) => ({
  x: ((columnOf(to) - columnOf(from)) * cell) / blob,
  y: ((rowOf(from) - rowOf(to)) * cell) / blob,
});

/** Above the board: who has how many. */
export function countBox(isNarrow: boolean): Area {
  const [frame, bar] = [frameOf(isNarrow), barOf(isNarrow)];
  return { x: frame, y: 0, width: field, height: bar - 14 };
}

/** A letter or a number beside the cells. */
interface EdgeName {
  readonly key: string;
  readonly box: Area;
  readonly text: string;
}

/** Letters below, numbers on the left. */
export function edgeNames(isNarrow: boolean): EdgeName[] {
  const [frame, bar] = [frameOf(isNarrow), barOf(isNarrow)];
  return Array.from({ length: size }, (_, i): EdgeName[] => {
    const along = { x: frame + i * cell, y: bar + frame + i * cell };
    const below = { x: along.x, y: bar + frame + field, width: cell, height: frame };
    const left = { x: 0, y: along.y, width: frame, height: cell };
    return [
      { key: `column ${i}`, box: below, text: 'abcdefg'[i] ?? '' },
      { key: `row ${i}`, box: left, text: String(size - i) },
    ];
  }).flat();
}
