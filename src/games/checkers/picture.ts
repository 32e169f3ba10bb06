// A position of checkers as a picture: thick notched discs, crowned kings, numbers on the frame.
import { coloursFor } from '../../engine/picture/paint.ts';
import type { GamePicture } from '../../engine/picture/picture.ts';
import { circle, element, group, path } from '../../engine/picture/svg.ts';
import { writingIn } from '../../engine/picture/writing.ts';
import {
  type DiscPaint,
  disc,
  drawJumps,
  type JumpDrawing,
  type NumberedSquare,
} from '../../kit/jumps/picture.ts';
import { game, type View } from './rules.ts';

const frame = 26;
const last = game.custom.board.size - 1;
const notches = Array.from({ length: 8 }, (_, i) => i * 45);

const notched = (paint: DiscPaint, top: number, ...face: readonly string[]): string =>
  disc(
    paint,
    { top, radius: 46, thickness: 7 },
    ...notches.map((turn) =>
      element('rect', {
        x: 47,
        y: top - 45,
        width: 6,
        height: 9,
        rx: 2,
        fill: paint.inner,
        transform: `rotate(${turn} 50 ${top})`,
      }),
    ),
    ...face,
  );

/** A ring for the first seat; the second, light, has a plus in it, around a crown only its ends. */
function seatMark({ colour, inner }: DiscPaint, middle: number, isCrowned: boolean): string {
  const whole = `M50 ${middle - 13} v26 M37 ${middle} h26`;
  const ends = `M50 ${middle - 36} v9 M50 ${middle + 27} v9 M14 ${middle} h9 M77 ${middle} h9`;
  return group(
    { fill: 'none', stroke: inner, 'stroke-width': 4, 'stroke-linecap': 'round' },
    circle(50, middle, 30, {}),
    colour === 'w' ? path(isCrowned ? ends : whole, {}) : '',
  );
}

const crown = ({ crown: fill, crownEdge }: DiscPaint): string =>
  group(
    { fill, stroke: crownEdge, 'stroke-width': 2 },
    circle(36, 34, 5.5, {}),
    circle(50, 27, 5.5, {}),
    circle(64, 34, 5.5, {}),
    element('rect', { x: 33, y: 44, width: 34, height: 9, rx: 3 }),
  );

/** The squares along the edges, numbered on the frame. */
function edgeNumbers(squares: readonly NumberedSquare[], fill: string): string {
  const far = frame + (last + 1) * 100;
  return squares
    .map(({ number, row, column, area }) => {
      const isLevel = row === 0 || row === last;
      if (!isLevel && column !== 0 && column !== last) return '';
      const across = { ...area, y: row === 0 ? 0 : far, height: frame };
      const down = { ...area, x: column === 0 ? 0 : far, width: frame };
      return writingIn(isLevel ? across : down, String(number), 18, fill);
    })
    .join('');
}

const drawn: JumpDrawing = {
  frame,
  corner: 20,
  disc: 84,
  man: (paint) => circle(50, 57, 46, { fill: paint.shade }) + notched(paint, 47, seatMark(paint, 47, false)),
  king: (paint) =>
    circle(50, 63, 46, { fill: paint.shade }) +
    notched(paint, 53) +
    notched(paint, 38, seatMark(paint, 38, true), crown(paint)),
  numbers: (squares, look) => edgeNumbers(squares, coloursFor({}, look).bdCoord),
};

export const picture: GamePicture<View> = { draw: (view, look) => drawJumps(game, drawn, view, look) };
