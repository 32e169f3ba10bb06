// How a board of dark squares lies on the screen: which square is where, in board units.
import { around, type Box, centre } from '../board/box.ts';

export interface Lie {
  /** The numbers of the squares as they lie, row by row; null: a light one. */
  readonly rows: readonly (readonly (number | null)[])[];
  readonly frame: number;
  /** The width of a piece; a square has 100. */
  readonly disc: number;
  readonly isNarrow: boolean;
}

const side = 100;

/** A board with so many squares a side. */
export function sizeOf(squares: number, frame: number) {
  const whole = squares * side + 2 * frame;
  return { width: whole, height: whole };
}

export const squareBox = (frame: number, row: number, column: number): Box => ({
  x: frame + column * side,
  y: frame + row * side,
  width: side,
  height: side,
});

export function boxOf({ rows, frame }: Lie, square: number): Box {
  const row = rows.findIndex((squares) => squares.includes(square));
  return squareBox(frame, row, rows[row]?.indexOf(square) ?? 0);
}

export function discBox(lie: Lie, square: number): Box {
  const { x, y } = centre(boxOf(lie, square));
  return around(x, y, lie.disc);
}

/** Where taken pieces go: to the rail, which is on the right, or below where it is narrow. */
export function wayOut(lie: Lie, square: number): Box {
  const box = discBox(lie, square);
  const far = sizeOf(lie.rows.length, lie.frame).width - lie.disc;
  return lie.isNarrow ? { ...box, y: far } : { ...box, x: far };
}
