// The table of a game of tricks as a picture: the cards of the trick, how many each still holds, and what a game tells beside them.
import type { Seat } from '../../engine/game.ts';
import { type Area, squareAround } from '../../engine/picture/area.ts';
import {
  type BoardPaint,
  coloursFor,
  type Paint,
  type Shades,
  seatShades,
} from '../../engine/picture/paint.ts';
import type { BoardDrawing, BoardLook } from '../../engine/picture/picture.ts';
import { seatMark } from '../../engine/picture/seats.ts';
import { clubOutline, suitOutlines } from '../../engine/picture/suits.ts';
import { circle, element, group, path, placed, shine, symbol } from '../../engine/picture/svg.ts';
import { writing } from '../../engine/picture/writing.ts';
import { type Card, rankOf, ranks, type Suit, suitOf, suits } from '../cards.ts';
import { isWhole, nextToPlay, players, seats, type Trick } from './tricks.ts';

/** As in the style sheet of cards. */
export const cardShades = {
  cdBody: ['#fffaf0', '#fbf4e4', '#ffffff'],
  cdEdge: ['#b9ab8c', '#5e5239', '#000000'],
  cdC: ['#1f6b45', '#1f6b45', '#004d26'],
  cdD: ['#8a5a00', '#8a5a00', '#5c3a00'],
  cdH: ['#c8321a', '#c8321a', '#a80000'],
  cdS: ['#173a45', '#173a45', '#000000'],
  cdBack: ['#007482', '#007482', '#000000'],
  cdLattice: ['#2fa8b5', '#2fa8b5', '#ffffff'],
} as const satisfies Readonly<Record<string, Shades>>;

/** The colours of the table are the game's. */
export type TableShades = Readonly<
  Record<'ctClothLight' | 'ctClothDark' | 'ctRim' | 'ctInlay' | 'ctInk' | 'ctTurn', Shades>
>;

type Colours = BoardPaint & Paint<keyof typeof cardShades | keyof TableShades | keyof typeof seatShades>;

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
const card = { width: 118, height: 165 };
const small = { width: 44, height: 62 };
/** From the near seat on, in order of play: where the card goes, and where its seat is. */
const sides = [
  { toward: [0, 1], seat: { x: 500, y: 604 }, backs: { x: 500, y: 541 } },
  { toward: [-1, 0], seat: { x: 118, y: 368 }, backs: { x: 118, y: 286 } },
  { toward: [0, -1], seat: { x: 500, y: 106 }, backs: { x: 500, y: 40 } },
  { toward: [1, 0], seat: { x: 882, y: 368 }, backs: { x: 882, y: 286 } },
] as const;
const sideOf = (seat: Seat, near: Seat) => sides[(seat - near + players) % players] ?? sides[0];

const pip = (suit: Suit, { cdC, cdD, cdH, cdS }: Colours): string => {
  const drawn =
    suit === 'C'
      ? group(
          { fill: cdC },
          path(clubOutline.foot, {}),
          ...clubOutline.circles.map(([x, y, r]) => circle(x, y, r, {})),
        )
      : path(suitOutlines[suit], { fill: { D: cdD, H: cdH, S: cdS }[suit] });
  return symbol(`pip-${suit}`, group({ transform: 'translate(50 50)' }, drawn));
};

const body = (area: Area, fill: string, { cdEdge, bdShade }: Colours): string =>
  element('rect', { ...area, y: area.y + 2, rx: area.width * 0.08, fill: bdShade }) +
  element('rect', { ...area, rx: area.width * 0.08, fill, stroke: cdEdge, 'stroke-width': 1.6 });

/** Its index in two corners, and its suit large; of a court card the letter is large too. */
function face(shown: Card, { x, y }: { readonly x: number; readonly y: number }, paint: Colours): string {
  const suit = suitOf(shown);
  const rank = ranks[rankOf(shown)] ?? '2';
  const text = rank === 'T' ? '10' : rank;
  const { cdC, cdD, cdH, cdS } = paint;
  const fill = { C: cdC, D: cdD, H: cdH, S: cdS }[suit];
  const corner = group(
    {},
    writing(text, 19, 34, { size: 30, fill }),
    placed(`pip-${suit}`, { x: 9, y: 40, width: 20, height: 20 }),
  );
  const isCourt = 'JQK'.includes(rank);
  const large = isCourt
    ? writing(rank, 50, 86, { size: 60, fill }) +
      placed(`pip-${suit}`, { x: 38, y: 102, width: 24, height: 24 })
    : placed(`pip-${suit}`, { x: 24, y: 44, width: 52, height: 52 });
  const transform = `translate(${x - card.width / 2} ${y - card.height / 2}) scale(${card.width / 100})`;
  return group(
    { transform },
    body({ x: 0.8, y: 0.8, width: 98.4, height: 138 }, paint.cdBody, paint),
    corner,
    group({ transform: 'rotate(180 50 70)' }, corner),
    large,
  );
}

const back = (paint: Colours): string => {
  const { cdBody, cdBack, cdLattice } = paint;
  return element(
    'symbol',
    { id: 'back', viewBox: '0 0 100 140' },
    body({ x: 0.8, y: 0.8, width: 98.4, height: 138 }, cdBody, paint),
    element('rect', { x: 8, y: 8, width: 84, height: 124, rx: 5, fill: cdBack }),
    path('M50 24 82 70 50 116 18 70Z', { fill: 'none', stroke: cdLattice, 'stroke-width': 6 }),
  );
};

function held(count: number, { x, y }: { readonly x: number; readonly y: number }): string[] {
  const step = 12;
  const left = x - (small.width + step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, at) =>
    placed('back', { x: left + at * step, y: y - small.height / 2, ...small }),
  );
}

function played({ leader, cards }: Trick, near: Seat, paint: Colours): string[] {
  return cards.map((shown, at) => {
    const { toward } = sideOf((leader + at) % players, near);
    const [dx, dy] = toward;
    return face(shown, { x: middle.x + dx * card.width * 0.98, y: middle.y + dy * card.width * 0.76 }, paint);
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
    element('defs', {}, cloth, ...suits.map((suit) => pip(suit, paint)), back(paint)),
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
