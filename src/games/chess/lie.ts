// How the chess board lies: its measures in units of its drawing, the squares, and the letters and numbers in those at the edge.
import type { Seat } from '../../engine/game.ts';
import { type Area, squareAround } from '../../engine/picture/area.ts';
import { fileOf, isLight, nameOf, rankOf, type Square } from './squares.ts';

export const cell = 100;
const man = 94;

/** Rows and columns from 0, as they lie on the screen. */
export const lines = [0, 1, 2, 3, 4, 5, 6, 7] as const;

export const rimOf = (isNarrow: boolean): number => (isNarrow ? 6 : 16);

export const sizeOf = (isNarrow: boolean) => {
  const side = lines.length * cell + 2 * rimOf(isNarrow);
  return { width: side, height: side };
};

/** How the board lies: which form, and whose side is near. */
export interface Lie {
  readonly isNarrow: boolean;
  readonly nearSeat: Seat;
}

/** White, the first seat, sits where the ranks begin. */
const isTurned = ({ nearSeat }: Lie): boolean => nearSeat === 1;

export const squareOn = (lie: Lie, row: number, column: number): Square =>
  isTurned(lie) ? row * 16 + 7 - column : (7 - row) * 16 + column;

export function boxOf(lie: Lie, square: Square): Area {
  const rim = rimOf(lie.isNarrow);
  const column = isTurned(lie) ? 7 - fileOf(square) : fileOf(square);
  const row = isTurned(lie) ? rankOf(square) : 7 - rankOf(square);
  return { x: rim + column * cell, y: rim + row * cell, width: cell, height: cell };
}

/** In the middle of a square, so large. */
export function boxIn(lie: Lie, square: Square, size: number): Area {
  const { x, y } = boxOf(lie, square);
  return squareAround(x + cell / 2, y + cell / 2, size);
}

export const manBox = (lie: Lie, square: Square): Area => boxIn(lie, square, man);

/** Where a pawn chooses: a column on its file from the last row on, large enough for a finger, within the board. */
export function choiceBoxes(lie: Lie, square: Square, count: number): Area[] {
  const { isNarrow } = lie;
  const size = isNarrow ? 140 : cell;
  const { width } = sizeOf(isNarrow);
  const at = boxOf(lie, square);
  const rim = rimOf(isNarrow);
  const x = Math.min(Math.max(rim, at.x + (cell - size) / 2), width - rim - size);
  const isAbove = at.y < width / 2;
  const y = (i: number) => (isAbove ? at.y + i * size : at.y + cell - (i + 1) * size);
  return Array.from({ length: count }, (_, i) => ({ x, y: y(i), width: size, height: size }));
}

/** A letter or a number in a square. */
interface EdgeName {
  readonly key: string;
  readonly box: Area;
  readonly text: string;
}

/** Ranks down the left edge, files along the bottom; each in the corner of its square that the pieces leave free. */
export function edgeLabels(lie: Lie, onLight: boolean): EdgeName[] {
  const [width, height] = lie.isNarrow ? [20, 32] : [18, 22];
  const ranks = lines.map((row) => squareOn(lie, row, 0));
  const files = lines.map((column) => squareOn(lie, 7, column));
  const label = (square: Square, part: number, isFar: boolean): EdgeName => {
    const { x, y } = boxOf(lie, square);
    const box = isFar ? { x: x + cell - width - 1, y: y + cell - height } : { x: x + 1, y };
    const text = nameOf(square).charAt(part);
    return { key: text, box: { ...box, width, height }, text };
  };
  return [
    ...ranks.filter((square) => isLight(square) === onLight).map((square) => label(square, 1, false)),
    ...files.filter((square) => isLight(square) === onLight).map((square) => label(square, 0, true)),
  ];
}
