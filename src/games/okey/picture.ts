// A table of okey as everybody sees it, as a picture: the discards, the stock, the indicator, and how many tiles and points each has.
import type { Seat } from '../../engine/game.ts';
import { type Area, middleOf, squareAround } from '../../engine/picture/area.ts';
import {
  type BoardPaint,
  coloursFor,
  type Paint,
  type Shades,
  seatShades,
} from '../../engine/picture/paint.ts';
import type { BoardDrawing, BoardLook, GamePicture } from '../../engine/picture/picture.ts';
import { seatMark } from '../../engine/picture/seats.ts';
import { element, group, path } from '../../engine/picture/svg.ts';
import { writing } from '../../engine/picture/writing.ts';
import { backLozenge, colourShapes, jokerBand, jokerTop } from '../../kit/tileFaces.ts';
import { placesOf, tableSides } from './places.ts';
import { seats, totals } from './scoring.ts';
import { players, type View } from './shapes.ts';
import { colourOf, numberOf, type Tile } from './tiles.ts';

/** As in the style sheet of the board. */
export const shades = {
  okFrame: ['#0c414b', '#0a2f37', '#000000'],
  okLinen: ['#efe8d9', '#1d3c42', '#000000'],
  okLinenEdge: ['#b9ab8c', '#07252c', '#ffffff'],
  okInlay: ['#b9ab8c', '#46707a', '#ffffff'],
  okInk: ['#173a45', '#e6f1f0', '#ffffff'],
  okPlace: ['rgb(94 82 57 / 0.1)', 'rgb(255 255 255 / 0.06)', '#1a1a1a'],
  okStand: ['#9a6638', '#7c5029', '#5a5a5a'],
  okBody: ['#fffaf0', '#f3ead6', '#ffffff'],
  okEdge: ['#5e5239', '#2c2820', '#000000'],
  okUnder: ['#cdbd97', '#b3a27c', '#8c8c8c'],
  okR: ['#c8321a', '#c8321a', '#c8321a'],
  okK: ['#173a45', '#173a45', '#173a45'],
  okB: ['#1f5fbf', '#1f5fbf', '#1f5fbf'],
  okY: ['#8a5f00', '#8a5f00', '#8a5f00'],
  okJoker: ['#3b2a78', '#3b2a78', '#3b2a78'],
  okBack: ['#007482', '#0b5d69', '#000000'],
  okBackUnder: ['#00505b', '#04323a', '#ffffff'],
  okBackLine: ['#9cd6db', '#9cd6db', '#ffffff'],
  okTurn: ['#f5b83d', '#f5c765', '#1aebff'],
} as const satisfies Readonly<Record<string, Shades>>;

type Colours = BoardPaint & Paint<keyof typeof shades | keyof typeof seatShades>;

const places = placesOf(false, false);
const sideOf = (seat: Seat, near: Seat) => tableSides[(seat - near + players) % players] ?? 'near';

const block = (fill: string, under: string, { okEdge }: Colours): string => {
  const form = { x: 1, width: 58, height: 79, rx: 8.4, stroke: okEdge, 'stroke-width': 1.6 };
  return element('rect', { ...form, y: 4, fill: under }) + element('rect', { ...form, y: 1, fill });
};

const at = ({ x, y, width }: Area, ...drawn: readonly string[]): string =>
  group({ transform: `translate(${x} ${y}) scale(${width / 60})` }, ...drawn);

function face(tile: Tile, area: Area, paint: Colours): string {
  const { okBody, okUnder, okR, okK, okB, okY, okJoker } = paint;
  const colour = colourOf(tile);
  const body = block(okBody, okUnder, paint);
  if (!colour) {
    const band = path(jokerBand, { fill: 'none', stroke: okBody, 'stroke-width': 3 });
    return at(area, body, path(jokerTop, { fill: okJoker }), band);
  }
  const fill = { R: okR, K: okK, B: okB, Y: okY }[colour];
  const number = writing(String(numberOf(tile)), 30, 44, { size: 38, fill });
  return at(area, body, number, path(colourShapes[colour], { fill }));
}

/** Face down, with how many are left. */
function stock({ stock: left }: View, paint: Colours): string {
  if (left === 0) return '';
  const { okBack, okBackUnder, okBackLine } = paint;
  const line = path(backLozenge, { fill: 'none', stroke: okBackLine, 'stroke-width': 2 });
  const count = writing(String(left), 30, 51, { size: 30, fill: '#ffffff' });
  return at(places.stock, block(okBack, okBackUnder, paint), line, count);
}

function pile({ piles }: View, seat: Seat, near: Seat, paint: Colours): string {
  const area = places.piles[sideOf(seat, near)];
  const top = piles[seat]?.at(-1);
  if (top) return face(top, area, paint);
  const { x, y, width, height } = area;
  return element('rect', {
    x: x + 3,
    y: y + 3,
    width: width - 6,
    height: height - 8,
    rx: width * 0.12,
    fill: paint.okPlace,
    stroke: paint.okInlay,
    'stroke-width': 1.6,
    'stroke-dasharray': '6 5',
  });
}

/** The mark of a seat, its points, and how many tiles it has. */
function person(view: View, seat: Seat, near: Seat, paint: Colours): string {
  const { x, y } = middleOf(places.tags[sideOf(seat, near)]);
  const isHere = view.turn === seat;
  const points = totals(view.rules, view.rounds)[seat] ?? 0;
  const area = { x: x - 78, y: y - 23, width: 156, height: 46 };
  const rim = isHere
    ? { stroke: paint.okTurn, 'stroke-width': 5 }
    : { stroke: paint.okInlay, 'stroke-width': 1.6 };
  const ink = { size: 26, fill: paint.okInk };
  const tile = at({ x: x + 18, y: y - 15, width: 21, height: 30 }, block(paint.okBody, paint.okUnder, paint));
  return [
    element('rect', { ...area, rx: 23, fill: paint.okLinen, ...rim }),
    seatMark(seat, squareAround(x - 54, y, 28), paint),
    writing(String(points), x - 14, y + 9, ink),
    tile,
    writing(String(view.counts[seat] ?? 0), x + 56, y + 9, ink),
  ].join('');
}

function table({ okFrame, okLinen, okLinenEdge, okInlay, okStand }: Colours): string[] {
  const { size, table: round, indicator } = places;
  const { x, y, width, height } = indicator;
  return [
    element('rect', { ...size, rx: 22, fill: okFrame }),
    element('ellipse', { ...round, cy: round.cy + 5, fill: okLinenEdge }),
    element('ellipse', { ...round, fill: okLinen }),
    element('ellipse', {
      ...round,
      rx: round.rx - 12,
      ry: round.ry - 12,
      fill: 'none',
      stroke: okInlay,
      'stroke-width': 1.6,
      opacity: 0.6,
    }),
    element('rect', { x: x - 7, y: y - 7, width: width + 14, height: height + 14, rx: 10, fill: okStand }),
  ];
}

function draw(view: View, look: BoardLook): BoardDrawing {
  const paint = coloursFor({ ...shades, ...seatShades }, look);
  const near = look.nearSeat;
  const svg = [
    ...table(paint),
    stock(view, paint),
    view.indicator === null ? '' : face(view.indicator, places.indicator, paint),
    ...seats.map((seat) => pile(view, seat, near, paint)),
    ...seats.map((seat) => person(view, seat, near, paint)),
  ];
  return { ...places.size, svg: svg.join('') };
}

export const picture: GamePicture<View> = { draw };
