// Where the cards of a hand lie: side by side, overlapping as they must, in one row or in two.
import type { Box } from '../board/box.ts';
import type { Cell, CellRow } from '../board/cells.ts';
import { type CardCode, suitOfCode, suitOrder } from './face.ts';

export interface HandPlace {
  /** The room for the whole hand; where it is too low, two rows overlap in it. */
  readonly box: Box;
  readonly cardWidth: number;
  readonly mostInRow: number;
}

export const cardHeight = (width: number): number => width * 1.4;

/** The boxes of so many cards, from the left, the upper row first. */
export function handBoxes(count: number, { box, cardWidth, mostInRow }: HandPlace): Box[] {
  const height = cardHeight(cardWidth);
  const inUpper = count > mostInRow ? Math.ceil(count / 2) : 0;
  const widest = Math.min(count, mostInRow);
  const step = Math.min(cardWidth + 6, (box.width - cardWidth) / Math.max(1, widest - 1));
  return Array.from({ length: count }, (_, i) => {
    const isUpper = i < inUpper;
    const inRow = isUpper ? inUpper : count - inUpper;
    const left = box.x + (box.width - cardWidth - (inRow - 1) * step) / 2;
    const place = isUpper ? i : i - inUpper;
    const y = isUpper ? box.y : box.y + box.height - height;
    return { x: left + place * step, y, width: cardWidth, height };
  });
}

export interface HandCell extends Cell {
  readonly card: CardCode;
}

/** The hand as a list of suits, for keyboard and screen reader. */
export const handRows = (cells: readonly HandCell[], nameOf: (suit: string) => string): CellRow[] =>
  suitOrder.flatMap((suit) => {
    const own = cells.filter((cell) => suitOfCode(cell.card) === suit);
    return own.length ? [{ id: suit, label: nameOf(suit), cells: own }] : [];
  });
