// Where the cards of a trick lie: each toward who played it, the near seat at the bottom, play going round to the left.
import type { Seat } from '../../engine/game.ts';
import { around, type Box } from '../board/box.ts';
import { cardHeight } from './hand.ts';

export const sides = ['near', 'left', 'across', 'right'] as const;
export type TrickSide = (typeof sides)[number];

/** On which side of the table a seat of four is drawn. */
export const sideOf = (seat: Seat, nearSeat: Seat): TrickSide =>
  sides[(seat - nearSeat + sides.length) % sides.length] ?? 'near';

const toward: Readonly<Record<TrickSide, readonly [number, number]>> = {
  near: [0, 1],
  left: [-1, 0],
  across: [0, -1],
  right: [1, 0],
};

export interface TrickPlace {
  readonly x: number;
  readonly y: number;
  readonly cardWidth: number;
}

/** A card of the trick; `reach` of 1 is its usual place, more is further out. */
export function trickBox(side: TrickSide, { x, y, cardWidth }: TrickPlace, reach = 1): Box {
  const [dx, dy] = toward[side];
  const height = cardHeight(cardWidth);
  const middle = around(x + dx * cardWidth * 0.98 * reach, y + dy * cardWidth * 0.78 * reach, cardWidth);
  return { ...middle, y: middle.y + (cardWidth - height) / 2, height };
}
