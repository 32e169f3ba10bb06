// A position of Nine Men's Morris as a picture: the wood, men on their points and in their trays, the last move and a mill just closed.
import type { Seat } from '../../engine/game.ts';
import { ghostMark, lastMark } from '../../engine/picture/marks.ts';
import {
  type BoardPaint,
  bodyOf,
  coloursFor,
  mixed,
  type Paint,
  type Shades,
} from '../../engine/picture/paint.ts';
import type { BoardDrawing, BoardLook, GamePicture } from '../../engine/picture/picture.ts';
import { circle, element, fade, group, path, placed, shine, symbol } from '../../engine/picture/svg.ts';
import { writingIn } from '../../engine/picture/writing.ts';
import { edgeNames, lineBox, man, manBox, middleOf, originOf, sizeOf, slotBox, slots, wood } from './lie.ts';
import { all, lines } from './points.ts';
import { letterOf, type View } from './rules.ts';

/** As in the style sheet of the board. */
export const shades = {
  nmLine: ['rgb(23 58 69 / 0.7)', 'rgb(185 219 221 / 0.7)', '#ffffff'],
  nmHole: ['#4a3f2a', '#07252c', '#ffffff'],
  nmHoleRim: ['#ffffff', '#7fa9ae', '#ffffff'],
  nmSlot: ['rgb(23 58 69 / 0.28)', 'rgb(185 219 221 / 0.3)', '#8c8c8c'],
  nmEdge: ['#6b5f43', '#9cc3c7', '#ffffff'],
  nmMill: ['#f5b83d', '#f5c765', '#3ff23f'],
  nmRim: ['#b9ab8c', '#46707a', '#ffffff'],
  nmGloss: ['84%', '84%', '100%'],
} as const satisfies Readonly<Record<string, Shades>>;

type Colours = BoardPaint & Paint<keyof typeof shades>;

const around = 92;
const seats: readonly Seat[] = [0, 1];

/** Pegs seen from above: ivory ones with a ring, ink ones with a plus. */
function men(paint: Colours): string[] {
  const gloss = Number.parseInt(paint.nmGloss, 10);
  const { bdP1, bdP1Edge, bdP1Mark, bdP2, bdP2Edge, bdP2Mark } = paint;
  const looks = [
    { side: mixed(bdP1, 72, bdP1Mark), edge: bdP1Edge, mark: bdP1Mark, sign: circle(50, 46, 20, {}) },
    { side: bdP2, edge: bdP2Edge, mark: bdP2Mark, sign: path('M50 28v36M32 46h36', {}) },
  ];
  return looks.flatMap(({ side, edge, mark, sign }, seat) => [
    shine(`shine-${seat}`, bodyOf(paint, seat, gloss, 86)),
    symbol(
      `man-${seat}`,
      element('ellipse', { cx: 52, cy: 63, rx: 45, ry: 42, fill: paint.bdShade }),
      circle(50, 57, 44, { fill: side, stroke: edge, 'stroke-width': 3.4 }),
      circle(50, 46, 44, { fill: `url(#shine-${seat})`, stroke: edge, 'stroke-width': 3.4 }),
      circle(50, 46, 36, { fill: 'none', stroke: mark, 'stroke-width': 2, opacity: 0.6 }),
      group({ fill: 'none', stroke: mark, 'stroke-width': 7, 'stroke-linecap': 'round' }, sign),
    ),
  ]);
}

function surface(paint: Colours, nearSeat: Seat): string[] {
  const grid = lines.map((line) => {
    const [from, to] = [middleOf(false, line[0] ?? 0), middleOf(false, line.at(-1) ?? 0)];
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  });
  const holes = all.flatMap((point) => {
    const { x, y } = middleOf(false, point);
    return [circle(x, y + 2, 13, { fill: paint.nmHoleRim }), circle(x, y, 13, { fill: paint.nmHole })];
  });
  const places = seats.flatMap((seat) =>
    slots.map((slot) => {
      const { x, y } = slotBox({ isNarrow: false, nearSeat }, seat, slot);
      return circle(x + man / 2, y + man / 2, 9, { fill: paint.nmSlot });
    }),
  );
  const sheet = { ...originOf(false), width: wood, height: wood, rx: 30 };
  return [
    element('rect', { ...sheet, fill: 'url(#wood)', stroke: paint.nmRim, 'stroke-width': 4 }),
    path(grid.join(''), { fill: 'none', stroke: paint.nmLine, 'stroke-width': 5, 'stroke-linecap': 'round' }),
    ...holes,
    ...places,
  ];
}

/** The mills of the last move: it is known by what it took. */
function mills({ last, points }: View, { nmMill }: Colours): string[] {
  if (!last || last.taken === null) return [];
  const closed = lines.filter(
    (line) => line.includes(last.to) && line.every((point) => points[point] === points[last.to]),
  );
  return closed.map((line) =>
    element('rect', { ...lineBox(false, line), rx: 8, fill: nmMill, opacity: 0.75 }),
  );
}

function marks({ last }: View, paint: Colours): string[] {
  if (!last) return [];
  const round = (point: number) => lastMark(manBox(false, point, around), paint, around / 2);
  if (last.from === null) return [round(last.to)];
  return [round(last.to), round(last.from), ghostMark(manBox(false, last.from), paint)];
}

function draw(view: View, look: BoardLook): BoardDrawing {
  const paint = coloursFor(shades, look);
  const { nearSeat } = look;
  const woodTop = look.palette === 'contrast' ? paint.bdField : mixed(paint.bdField, 90, paint.bdLight);
  const seatOf = (letter: string) => (letter === letterOf(0) ? 0 : 1);
  const standing = [...view.points].map((letter, point) =>
    letter === '.' ? '' : placed(`man-${seatOf(letter)}`, manBox(false, point)),
  );
  const inHand = seats.flatMap((seat) =>
    slots
      .slice(0, view.hands[seat === 0 ? 0 : 1])
      .map((slot) => placed(`man-${seat}`, slotBox({ isNarrow: false, nearSeat }, seat, slot))),
  );
  const svg = [
    element('defs', {}, fade('wood', woodTop, paint.bdField, { x2: 0.4, y2: 1 }), ...men(paint)),
    ...surface(paint, nearSeat),
    ...edgeNames(false).map(({ box, text }) => writingIn(box, text, 20, paint.nmEdge)),
    ...mills(view, paint),
    ...marks(view, paint),
    ...standing,
    ...inHand,
  ];
  return { ...sizeOf(false), svg: svg.join('') };
}

export const picture: GamePicture<View> = { draw };
