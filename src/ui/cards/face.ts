// How a card is written here and elsewhere: rank then suit, QS for the queen of spades, TD for the ten of diamonds.
export type CardSuit = 'C' | 'D' | 'H' | 'S';
export type CardRank = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K' | 'A';
export type CardCode = `${CardRank}${CardSuit}`;

/** Suits in the order in which a hand is held: colours that are alike never touch. */
export const suitOrder: readonly CardSuit[] = ['C', 'D', 'S', 'H'];

export const suitOfCode = (card: CardCode): CardSuit => suitOrder.find((suit) => card.endsWith(suit)) ?? 'C';

const lowToHigh = '23456789TJQKA';

export const rankOfCode = (card: CardCode): string => card.charAt(0);

/** As one holds them: suit by suit, low to high. */
export const asHeld = (cards: readonly CardCode[]): readonly CardCode[] =>
  cards.toSorted(
    (a, b) =>
      suitOrder.indexOf(suitOfCode(a)) - suitOrder.indexOf(suitOfCode(b)) ||
      lowToHigh.indexOf(rankOfCode(a)) - lowToHigh.indexOf(rankOfCode(b)),
  );
