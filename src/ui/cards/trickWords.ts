// What is said of cards and tricks at a table of four.
import type { Cell } from '../board/cells.ts';
import type { TableWords } from '../tableWords.ts';
import type { Speak } from '../texts.tsx';
import { cardName, suitName } from './cardWords.ts';
import type { CardCode } from './face.ts';
import type { TablePlaces } from './places.ts';
import { tableId } from './playing.ts';
import type { ShownTrick } from './tablePieces.tsx';
import { sides } from './trick.ts';

export interface TrickWords extends TableWords {
  card(card: CardCode): string;
  suit(suit: string): string;
}

export const trickWords = (t: Speak, table: TableWords): TrickWords => ({
  ...table,
  card: (card) => cardName(t, card),
  suit: (suit) => suitName(t, suit),
});

/** "Mert, queen of spades. Ada, two of spades". */
const played = ({ leader, cards }: ShownTrick, { say, name, card }: TrickWords): string =>
  cards
    .map((one, i) => say('played', { name: name((leader + i) % sides.length), card: card(one) }))
    .join('. ');

/** The middle of the table: what lies there, and where a card is put down. */
export function tableCell(tricks: readonly ShownTrick[], { oval }: TablePlaces, words: TrickWords): Cell {
  const box = { x: oval.cx - oval.rx, y: oval.cy - oval.ry, width: oval.rx * 2, height: oval.ry * 2 };
  const trick = tricks.findLast((one) => one.cards.length > 0);
  if (!trick) return { id: tableId, box, name: words.say('noTrick') };
  const cards = played(trick, words);
  const name =
    trick.taker === null
      ? words.say('trick', { cards })
      : words.say('trickTaken', { name: words.name(trick.taker), cards });
  return { id: tableId, box, name };
}
