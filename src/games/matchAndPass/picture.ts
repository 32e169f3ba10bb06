// The table as everybody sees it: the cards each holds, from behind, the strikes, the order of presses, and a match that was called.
import type { Seat } from '../../engine/game.ts';
import { squareAround } from '../../engine/picture/area.ts';
import { coloursFor, type Paint, type Shades, seatShades } from '../../engine/picture/paint.ts';
import type { BoardDrawing, BoardLook, GamePicture } from '../../engine/picture/picture.ts';
import { seatMark } from '../../engine/picture/seats.ts';
import { circle, element, group, path, placed } from '../../engine/picture/svg.ts';
import { writing } from '../../engine/picture/writing.ts';
import { type CardPaint, cardParts, cardShades, drawnCard } from '../../kit/cardPicture.ts';
import { hasMatch, playersIn } from './rules.ts';
import type { View } from './shapes.ts';
import { topOutline } from './top.ts';

/** As in the style sheet of the board. */
export const shades = {
  mpButton: ['#f5b83d', '#f5b83d', '#ffff00'],
  mpButtonEdge: ['#8a5a00', '#8a5a00', '#000000'],
  mpButtonInk: ['#3b2a00', '#3b2a00', '#000000'],
  ctTurn: ['#b83a20', '#f5c765', '#1aebff'],
} as const satisfies Readonly<Record<string, Shades>>;

/** Names are told on a plate, as on the pages of the theme. */
const plateShades = {
  plate: ['#ffffff', '#16262a', '#000000'],
  plateInk: ['#14282d', '#f1ebdd', '#ffffff'],
} as const satisfies Readonly<Record<string, Shades>>;

type Colours = CardPaint & Paint<keyof typeof shades | keyof typeof plateShades | keyof typeof seatShades>;

const size = { width: 1000, height: 640 };
const table = { cx: 500, cy: 320, rx: 484, ry: 304 };
const button = { x: 500, y: 344, r: 58 };
const backs = { width: 48, height: 67, step: 30 };
const strike = { width: 40, height: 44, scale: 2.1 };

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Play goes round to the left, the near seat at the bottom. */
function placeOf(seat: Seat, near: Seat, seats: number): Place {
  const angle = Math.PI * (0.5 + (2 * ((seat - near + seats) % seats)) / seats);
  return { x: table.cx + Math.cos(angle) * table.rx * 0.76, y: table.cy + Math.sin(angle) * table.ry * 0.72 };
}

function heldCards({ x, y }: Place): string[] {
  const left = x - (backs.width + 3 * backs.step) / 2;
  return [0, 1, 2, 3].map((at) =>
    placed('back', { x: left + at * backs.step, y: y - 70, width: backs.width, height: backs.height }),
  );
}

/** A top for each strike one may have: those that one has lie on their sides. */
function strikes(view: View, seat: Seat, { x, y }: Place, paint: Colours): string[] {
  const limit = view.rules.strikes;
  const had = view.strikes[seat] ?? 0;
  return Array.from({ length: limit }, (_, at) => {
    const isHad = at < had;
    const transform = `translate(${x + strike.width * (at + 0.5)} ${y}) scale(${strike.scale})${isHad ? ' rotate(82)' : ''}`;
    const fill = isHad ? paint.plateInk : 'none';
    return path(topOutline, { transform, fill, stroke: paint.plateInk, 'stroke-width': 1.2 });
  });
}

function person(view: View, seat: Seat, near: Seat, paint: Colours): string {
  const place = placeOf(seat, near, view.strikes.length);
  const isIn = playersIn(view).includes(seat);
  const holds = isIn && (view.phase === 'passing' || view.phase === 'window');
  const pressed = view.pressed.indexOf(seat) + 1;
  const isAwaited = view.phase === 'window' && isIn && pressed === 0;
  const width = 62 + view.rules.strikes * strike.width;
  const [left, y] = [place.x - width / 2, place.y + 26];
  return [
    ...(holds ? heldCards(place) : []),
    element('rect', {
      x: left,
      y: y - 26,
      width,
      height: 52,
      rx: 26,
      fill: paint.plate,
      stroke: isAwaited ? paint.ctTurn : 'none',
      'stroke-width': 4,
      opacity: isIn ? undefined : 0.6,
    }),
    seatMark(seat, squareAround(left + 32, y, 30), paint),
    ...strikes(view, seat, { x: left + 52, y }, paint),
    ...(pressed > 0
      ? [
          circle(left - 4, y - 20, 19, {
            fill: paint.mpButton,
            stroke: paint.mpButtonEdge,
            'stroke-width': 2,
          }),
          writing(String(pressed), left - 4, y - 11, { size: 26, fill: paint.mpButtonInk }),
        ]
      : []),
  ].join('');
}

/** The one button, and the four of a kind once they are called. */
function middle({ phase, match, pressed }: View, paint: Colours): string[] {
  const { x, y, r } = button;
  const isCalled = phase === 'window' && match !== null && hasMatch(match);
  const four = isCalled ? match : [];
  const knob = { fill: paint.mpButton, stroke: paint.mpButtonEdge, 'stroke-width': 4 };
  return [
    circle(x, y + (isCalled ? 62 : 5), r, { fill: paint.bdShade }),
    circle(x, y + (isCalled ? 58 : 0), r, knob),
    circle(x, y + (isCalled ? 58 : 0), r * 0.4, {
      fill: paint.mpButtonInk,
      opacity: pressed.length > 0 ? 1 : 0.5,
    }),
    ...four.map((card, at) => drawnCard(card, { x: x - 204 + at * 104, y: y - 160, width: 96 }, paint)),
  ];
}

function draw(view: View, look: BoardLook): BoardDrawing {
  const paint = coloursFor({ ...cardShades, ...seatShades, ...shades, ...plateShades }, look);
  const seats = view.strikes.map((_, seat) => seat);
  const inner = { cx: table.cx, cy: table.cy, rx: table.rx - 12, ry: table.ry - 12 };
  const svg = [
    element('defs', {}, ...cardParts(paint)),
    element('rect', { ...size, rx: 22, fill: paint.bdFrame }),
    element('ellipse', { ...table, cy: table.cy + 5, fill: paint.bdFrame2 }),
    element('ellipse', { ...table, fill: paint.bdField }),
    element('ellipse', { ...inner, fill: 'none', stroke: paint.bdLine, 'stroke-width': 2, opacity: 0.6 }),
    ...middle(view, paint),
    group({}, ...seats.map((seat) => person(view, seat, look.nearSeat, paint))),
  ];
  return { ...size, svg: svg.join('') };
}

export const picture: GamePicture<View> = { draw };
