// The table of a game of tricks as a picture: the cards of the trick, how many each still holds, and what a game tells beside them.
import type { Seat } from '../../engine/game.ts';
import { squareAround } from '../../engine/picture/area.ts';
import { coloursFor, type Paint, type Shades, seatShades } from '../../engine/picture/paint.ts';
import type { BoardDrawing, BoardLook } from '../../engine/picture/picture.ts';
import { seatMark } from '../../engine/picture/seats.ts';
import { element, placed, shine } from '../../engine/picture/svg.ts';
import { writing } from '../../engine/picture/writing.ts';
import { type CardPaint, cardParts, cardShades, cardSize, drawnCard } from '../cardPicture.ts';
import { isWhole, nextToPlay, players, seats, type Trick } from './tricks.ts';

/** The colours of the table are the game's. */
export type TableShades = Readonly<
  Record<'ctClothLight' | 'ctClothDark' | 'ctRim' | 'ctInlay' | 'ctInk' | 'ctTurn', Shades>
>;

type Colours = CardPaint & Paint<keyof TableShades | keyof typeof seatShades>;

export interface TableSeen {
  /** The one in play, or the last; null: none is. */
  readonly trick: Trick | null;
  /** How many cards each seat holds. */
  readonly counts: readonly number[];
  /** What stands beside the mark of each seat. */
  readonly beside: readonly string[];
  /** Above in the corner: scores of sides. */
  readonly scores: readonly { readonly seats: readonly Seat[]; readonly text: string }[];
}

const size = { width: 1000, height: 640 };
const middle = { x: 500, y: 316 };
const small = { width: 44, height: 62 };
/** From the near seat on, in order of play: where the card goes, and where its seat is. */
const sides = [
  { toward: [0, 1], seat: { x: 500, y: 604 }, backs: { x: 500, y: 541 } },
  { toward: [-1, 0], seat: { x: 118, y: 368 }, backs: { x: 118, y: 286 } },
  { toward: [0, -1], seat: { x: 500, y: 106 }, backs: { x: 500, y: 40 } },
  { toward: [1, 0], seat: { x: 882, y: 368 }, backs: { x: 882, y: 286 } },
] as const;
const sideOf = (seat: Seat, near: Seat) => sides[(seat - near + players) % players] ?? sides[0];

function held(count: number, { x, y }: { readonly x: number; readonly y: number }): string[] {
  const step = 12;
  const left = x - (small.width + step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, at) =>
    placed('back', { x: left + at * step, y: y - small.height / 2, ...small }),
  );
}

function played({ leader, cards }: Trick, near: Seat, paint: Colours): string[] {
  return cards.map((shown, turn) => {
    const { toward } = sideOf((leader + turn) % players, near);
    const [dx, dy] = toward;
    const { width, height } = cardSize;
    const at = { x: middle.x + dx * width * 0.98 - width / 2, y: middle.y + dy * width * 0.76 - height / 2 };
    return drawnCard(shown, { ...at, width }, paint);
  });
}

function person(seat: Seat, text: string, isNext: boolean, near: Seat, paint: Colours): string {
  const { x, y } = sideOf(seat, near).seat;
  const width = text === '' ? 52 : 150;
  const area = { x: x - width / 2, y: y - 24, width, height: 48, rx: 24 };
  const rim = isNext
    ? { stroke: paint.ctTurn, 'stroke-width': 5 }
    : { stroke: paint.ctRim, 'stroke-width': 2 };
  const markAt = text === '' ? x : x - width / 2 + 28;
  return [
    element('rect', { ...area, fill: paint.ctClothDark, ...rim }),
    seatMark(seat, squareAround(markAt, y, 32), paint),
    writing(text, x + 16, y + 10, { size: 30, fill: paint.ctInk }),
  ].join('');
}

function corner({ scores }: TableSeen, paint: Colours): string[] {
  return scores.map(({ seats: those, text }, line) => {
    const y = 50 + line * 52;
    const marks = those.map((seat, at) => seatMark(seat, squareAround(52 + at * 34, y, 30), paint));
    const start = { size: 32, fill: paint.ctInk, anchor: 'start' } as const;
    return marks.join('') + writing(text, 60 + those.length * 34, y + 11, start);
  });
}

export function drawTable(shades: TableShades, seen: TableSeen, look: BoardLook): BoardDrawing {
  const paint: Colours = coloursFor({ ...cardShades, ...seatShades, ...shades }, look);
  const near = look.nearSeat;
  const { trick, counts } = seen;
  const next = trick === null || isWhole(trick) ? null : nextToPlay(trick);
  const oval = { cx: middle.x, cy: middle.y, fill: 'none', stroke: paint.ctInlay, opacity: 0.5 };
  const cloth = shine('cloth', [paint.ctClothLight, paint.ctClothLight, paint.ctClothDark], { plainFrom: 0 });
  const svg = [
    element('defs', {}, cloth, ...cardParts(paint)),
    element('rect', { ...size, rx: 22, fill: paint.ctRim }),
    element('rect', {
      x: 7,
      y: 7,
      width: size.width - 14,
      height: size.height - 14,
      rx: 16,
      fill: 'url(#cloth)',
    }),
    element('ellipse', { ...oval, rx: 300, ry: 196, 'stroke-width': 2.4 }),
    ...seats.flatMap((seat) => held(counts[seat] ?? 0, sideOf(seat, near).backs)),
    ...(trick ? played(trick, near, paint) : []),
    ...seats.map((seat) => person(seat, seen.beside[seat] ?? '', seat === next, near, paint)),
    ...corner(seen, paint),
  ];
  return { ...size, svg: svg.join('') };
}
