// A position of draughts as a picture: flat grooved discs, kings twice as high, a number on every square.
import { coloursFor, type Shades } from '../../engine/picture/paint.ts';
import type { BoardLook, GamePicture } from '../../engine/picture/picture.ts';
import { circle, path } from '../../engine/picture/svg.ts';
import { writing } from '../../engine/picture/writing.ts';
import {
  type DiscPaint,
  disc,
  drawJumps,
  type JumpDrawing,
  type NumberedSquare,
} from '../../kit/jumps/picture.ts';
import { game, type View } from './rules.ts';

/** As in the style sheet of the board, where the squares of high contrast are those of all boards. */
export const shades = {
  drDark: ['#8aa9b5', '#3a5967', '#5a5a5a'],
  drNumber: ['#12323b', '#d9e6e4', '#ffffff'],
} as const satisfies Readonly<Record<string, Shades>>;

const flat = { radius: 47, thickness: 4 };
const line = { fill: 'none', 'stroke-width': 5, 'stroke-linecap': 'round' };

/** The groove is the ring of the first seat; the second, black, has a plus in it. */
const seatMark = ({ colour, inner }: DiscPaint, middle: number): string =>
  colour === 'b' ? path(`M50 ${middle - 13} v26 M37 ${middle} h26`, { ...line, stroke: inner }) : '';

function king(paint: DiscPaint): string {
  const ring = (stroke: string, width: number) =>
    circle(50, 40, 30, { fill: 'none', stroke, 'stroke-width': width });
  return [
    circle(50, 61, 47, { fill: paint.shade }),
    disc(paint, { top: 53, ...flat }),
    disc(paint, { top: 40, ...flat }, ring(paint.crownEdge, 11), ring(paint.crown, 8), seatMark(paint, 40)),
  ].join('');
}

function numbers(squares: readonly NumberedSquare[], look: BoardLook): string {
  const { drNumber } = coloursFor(shades, look);
  return squares
    .map(({ number, area: { x, y } }) =>
      writing(String(number), x + 4, y + 18, { size: 19, fill: drNumber, anchor: 'start' }),
    )
    .join('');
}

const drawn: JumpDrawing = {
  frame: 24,
  corner: 18,
  disc: 82,
  man: (paint) =>
    circle(50, 55, 47, { fill: paint.shade }) +
    disc(
      paint,
      { top: 48, ...flat },
      circle(50, 48, 31, { ...line, stroke: paint.inner }),
      seatMark(paint, 48),
    ),
  king,
  numbers,
  dark: (look) => coloursFor(shades, look).drDark,
};

export const picture: GamePicture<View> = { draw: (view, look) => drawJumps(game, drawn, view, look) };
