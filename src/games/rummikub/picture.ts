// A table of tile rummy as everybody sees it, as a picture: the sets, the pool, and how many tiles each has.
import type { Seat } from '../../engine/game.ts';
import { type Area, grown, squareAround } from '../../engine/picture/area.ts';
import {
  type BoardPaint,
  coloursFor,
  type Paint,
  type Shades,
  seatShades,
} from '../../engine/picture/paint.ts';
import type { BoardDrawing, BoardLook, GamePicture } from '../../engine/picture/picture.ts';
import { seatMark } from '../../engine/picture/seats.ts';
import { circle, element, group, path } from '../../engine/picture/svg.ts';
import { writing } from '../../engine/picture/writing.ts';
import { backLozenge, colourShapes } from '../../kit/tileFaces.ts';
import { jokerEyes, jokerSmile } from './faces.ts';
import { lieOf, type Places, placesOf } from './places.ts';
import type { View } from './shapes.ts';
import { colourOf, numberOf, type Tile } from './tiles.ts';

/** As in the style sheet of the board. */
export const shades = {
  trFrame: ['#0c414b', '#0a2f37', '#000000'],
  trLinen: ['#efe8d9', '#1d3c42', '#000000'],
  trBody: ['#fffaf0', '#f3ead6', '#ffffff'],
  trEdge: ['#5e5239', '#2c2820', '#000000'],
  trUnder: ['#cdbd97', '#b3a27c', '#8c8c8c'],
  trRed: ['#c8321a', '#c8321a', '#c8321a'],
  trBlack: ['#173a45', '#173a45', '#173a45'],
  trBlue: ['#1f5fbf', '#1f5fbf', '#1f5fbf'],
  trYellow: ['#8a5f00', '#8a5f00', '#8a5f00'],
  trJoker: ['#3b2a78', '#3b2a78', '#3b2a78'],
  trBack: ['#007482', '#0b5d69', '#000000'],
  trBackUnder: ['#00505b', '#04323a', '#ffffff'],
  trBackLine: ['#9cd6db', '#9cd6db', '#ffffff'],
  trTurn: ['#f5b83d', '#f5c765', '#1aebff'],
} as const satisfies Readonly<Record<string, Shades>>;

/** Of the picture alone: beside a board in the browser, the seats tell how many tiles each has. */
const ownShades = {
  trCount: ['#173a45', '#e6f1f0', '#ffffff'],
} as const satisfies Readonly<Record<string, Shades>>;

const allShades = { ...shades, ...ownShades, ...seatShades };
type Colours = BoardPaint & Paint<keyof typeof allShades>;

function block(fill: string, under: string, { trEdge }: Colours): string {
  const form = { x: 1, width: 58, height: 79, rx: 8.4, stroke: trEdge, 'stroke-width': 1.8 };
  return element('rect', { ...form, y: 4, fill: under }) + element('rect', { ...form, y: 1, fill });
}

const nameOf = (tile: Tile): string => `tile-${tile}`;

/** A face that is drawn wherever its tile lies. */
function face(tile: Tile, paint: Colours): string {
  const { trBody, trUnder, trRed, trBlack, trBlue, trYellow, trJoker } = paint;
  const colour = colourOf(tile);
  const body = block(trBody, trUnder, paint);
  if (!colour) {
    const smile = path(jokerSmile, { fill: 'none', stroke: trBody, 'stroke-width': 3.4 });
    return group(
      { id: nameOf(tile) },
      body,
      circle(30, 40, 20, { fill: trJoker }),
      smile,
      path(jokerEyes, { fill: trBody }),
    );
  }
  const fill = { R: trRed, K: trBlack, B: trBlue, Y: trYellow }[colour];
  const number = writing(String(numberOf(tile)), 30, 45, { size: 40, fill });
  return group({ id: nameOf(tile) }, body, number, path(colourShapes[colour], { fill }));
}

const laid = (tile: Tile, { x, y, width }: Area): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${width / 60})` },
    element('use', { href: `#${nameOf(tile)}` }),
  );

function pool({ pool: left }: View, { pool: area }: Places, paint: Colours): string {
  const { trBack, trBackUnder, trBackLine } = paint;
  const line = path(backLozenge, { fill: 'none', stroke: trBackLine, 'stroke-width': 2 });
  const transform = `translate(${area.x + 10} ${area.y + 4}) scale(0.48)`;
  return (
    group({ transform }, block(trBack, trBackUnder, paint), line) +
    writing(String(left), area.x + 66, area.y + 33, { size: 28, fill: '#ffffff' })
  );
}

/** The mark of a seat, and how many tiles it has. */
function person(view: View, seat: Seat, { head }: Places, paint: Colours): string {
  const area = { x: head.x + seat * 120, y: head.y + 2, width: 108, height: 38 };
  const rim = view.turn === seat ? { stroke: paint.trTurn, 'stroke-width': 4 } : {};
  return [
    element('rect', { ...area, rx: 19, fill: paint.trLinen, ...rim }),
    seatMark(seat, squareAround(area.x + 25, area.y + 19, 25), paint),
    writing(String(view.counts[seat] ?? 0), area.x + 68, area.y + 28, { size: 25, fill: paint.trCount }),
  ].join('');
}

function draw(view: View, look: BoardLook): BoardDrawing {
  const paint = coloursFor(allShades, look);
  const lengths = view.table.map((set) => set.length);
  const places = placesOf({ isNarrow: false, lengths, own: null });
  const lie = lieOf(places, lengths);
  const tiles = view.table.flatMap((set, at) =>
    set.flatMap((tile, place) => {
      const box = lie.boxes[at]?.[place];
      return box ? [laid(tile, box)] : [];
    }),
  );
  const kinds = [...new Set(view.table.flat())];
  const svg = [
    element('rect', { ...places.size, rx: 18, fill: paint.trFrame }),
    element('rect', { ...grown(places.table, 6), rx: 12, fill: paint.trLinen }),
    element('defs', {}, ...kinds.map((tile) => face(tile, paint))),
    ...view.counts.map((_, seat) => person(view, seat, places, paint)),
    pool(view, places, paint),
    ...tiles,
  ];
  return { ...places.size, svg: svg.join('') };
}

export const picture: GamePicture<View> = { draw };
