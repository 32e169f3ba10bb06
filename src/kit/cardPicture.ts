// Playing cards in pictures: their faces and their backs.
import type { Area } from '../engine/picture/area.ts';
import type { BoardPaint, Paint, Shades } from '../engine/picture/paint.ts';
import { clubOutline, suitOutlines } from '../engine/picture/suits.ts';
import { circle, element, group, path, placed, symbol } from '../engine/picture/svg.ts';
import { writing } from '../engine/picture/writing.ts';
import { type Card, rankOf, ranks, type Suit, suitOf, suits } from './cards.ts';

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

export type CardPaint = BoardPaint & Paint<keyof typeof cardShades>;

export const cardSize = { width: 118, height: 165 };

const pip = (suit: Suit, { cdC, cdD, cdH, cdS }: CardPaint): string => {
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

const body = (area: Area, fill: string, { cdEdge, bdShade }: CardPaint): string =>
  element('rect', { ...area, y: area.y + 2, rx: area.width * 0.08, fill: bdShade }) +
  element('rect', { ...area, rx: area.width * 0.08, fill, stroke: cdEdge, 'stroke-width': 1.6 });

/** Its index in two corners, and its suit large; of a court card the letter is large too. */
export function drawnCard(shown: Card, { x, y, width }: Omit<Area, 'height'>, paint: CardPaint): string {
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
  const transform = `translate(${x} ${y}) scale(${width / 100})`;
  return group(
    { transform },
    body({ x: 0.8, y: 0.8, width: 98.4, height: 138 }, paint.cdBody, paint),
    corner,
    group({ transform: 'rotate(180 50 70)' }, corner),
    large,
  );
}

const back = (paint: CardPaint): string => {
  const { cdBody, cdBack, cdLattice } = paint;
  return element(
    'symbol',
    { id: 'back', viewBox: '0 0 100 140' },
    body({ x: 0.8, y: 0.8, width: 98.4, height: 138 }, cdBody, paint),
    element('rect', { x: 8, y: 8, width: 84, height: 124, rx: 5, fill: cdBack }),
    path('M50 24 82 70 50 116 18 70Z', { fill: 'none', stroke: cdLattice, 'stroke-width': 6 }),
  );
};

/** What a picture with cards defines: the four suits, and `back`. */
export const cardParts = (paint: CardPaint): string[] => [
  ...suits.map((suit) => pip(suit, paint)),
  back(paint),
];
