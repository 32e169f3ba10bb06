// Where everything of a tic-tac-toe board lies, in units of its drawing.
import type { Area } from '../../engine/picture/area.ts';
import { boardOf, type Kind, placeOf, sideOf, spotOf, withinBoard } from './cells.ts';

export const size = { width: 720, height: 720 };

/** Room for the letters and numbers at the edge. */
const margin = 33;
const inner = size.width - 2 * margin;
/** Between two of nine boards. */
const gap = 15;
const smallBoard = (inner - 2 * gap) / 3;
/** From the edge of a small board to its cells. */
const rim = 5;

/** One of nine boards. */
export function boardBox(board: number): Area {
  const { column, row } = placeOf(board);
  const at = (step: number) => margin + step * (smallBoard + gap);
  return { x: at(column), y: at(row), width: smallBoard, height: smallBoard };
}

/** Where the cells of a board lie. */
function cellsBox(kind: Kind, board: number): Area {
  if (kind === 'single') return { x: margin, y: margin, width: inner, height: inner };
  const { x, y, width, height } = boardBox(board);
  return { x: x + rim, y: y + rim, width: width - 2 * rim, height: height - 2 * rim };
}

export function cellBox(kind: Kind, cell: number): Area {
  const whole = cellsBox(kind, boardOf(cell));
  const { column, row } = placeOf(withinBoard(cell));
  const side = whole.width / 3;
  return { x: whole.x + column * side, y: whole.y + row * side, width: side, height: side };
}

const inside = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

export const markBox = (kind: Kind, cell: number): Area =>
  inside(cellBox(kind, cell), kind === 'single' ? 16 : 3);

/** The large mark over a board that is won. */
export const wonBox = (board: number): Area => inside(boardBox(board), 2);

export const lastBox = (kind: Kind, cell: number): Area =>
  inside(cellBox(kind, cell), kind === 'single' ? 12 : 3);

/** What the winning line runs through: a cell, or a whole board. */
export const lineStopBox = (kind: Kind, nine: number): Area =>
  kind === 'single' ? cellBox(kind, nine) : boardBox(nine);

/** A letter or a number beside the cells. */
interface EdgeName {
  readonly key: string;
  readonly box: Area;
  readonly text: string;
}

interface Stroke {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

function strokesAcross({ x, y, width }: Area, at: readonly number[], shortened: number): Stroke[] {
  const [near, far] = [shortened, width - shortened];
  return at.flatMap((step): Stroke[] => [
    { from: [x + step, y + near], to: [x + step, y + far] },
    { from: [x + near, y + step], to: [x + far, y + step] },
  ]);
}

/** The four strokes between the nine cells of a board. */
export function cellStrokes(kind: Kind, board: number): Stroke[] {
  const whole = cellsBox(kind, board);
  const third = whole.width / 3;
  return strokesAcross(whole, [third, 2 * third], kind === 'single' ? 12 : 5);
}

/** The four strokes between nine boards. */
export function boardStrokes(): Stroke[] {
  const first = smallBoard + gap / 2;
  return strokesAcross(
    { x: margin, y: margin, width: inner, height: inner },
    [first, first + smallBoard + gap],
    0,
  );
}

/** Letters below, numbers on the left. */
export function edgeNames(kind: Kind): EdgeName[] {
  const strip = 26;
  const side = sideOf(kind);
  const first = Array.from({ length: 9 * (kind === 'single' ? 1 : 9) }, (_, cell) => cell);
  return first.flatMap((cell): EdgeName[] => {
    const { column, row } = spotOf(cell);
    const box = cellBox(kind, cell);
    const below: EdgeName = {
      key: `column ${column}`,
      box: { x: box.x, y: size.height - strip - 4, width: box.width, height: strip },
      text: 'abcdefghi'[column] ?? '',
    };
    const left: EdgeName = {
      key: `row ${row}`,
      box: { x: 4, y: box.y, width: strip, height: box.height },
      text: String(side - row),
    };
    return [...(row === 0 ? [below] : []), ...(column === 0 ? [left] : [])];
  });
}
