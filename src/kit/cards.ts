// The French deck of 52: what a card is, how cards rank and how they are read and written.
export const suits = ['C', 'D', 'H', 'S'] as const; // lowest first
export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Suit = (typeof suits)[number];
export type Rank = (typeof ranks)[number];
export type Card = `${Rank}${Suit}`;

export const deck: readonly Card[] = suits.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`));

// By character code: games ask for suit and rank millions of times while they think.
const suitsByCode: Suit[] = [];
const ranksByCode: number[] = [];
for (const suit of suits) suitsByCode[suit.charCodeAt(0)] = suit;
for (const [i, rank] of ranks.entries()) ranksByCode[rank.charCodeAt(0)] = i;

export const suitOf = (card: Card): Suit => suitsByCode[card.charCodeAt(1)] ?? 'C';

/** 0 for a two to 12 for an ace. */
export const rankOf = (card: Card): number => ranksByCode[card.charCodeAt(0)] ?? 0;

/** Lowest first by rank, ties by suit. */
export const byRank = (a: Card, b: Card): number =>
  rankOf(a) - rankOf(b) || suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b));

/** As a hand is held: suit by suit, lowest first. */
export const bySuit = (a: Card, b: Card): number =>
  suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b)) || rankOf(a) - rankOf(b);

const pips: Readonly<Record<Suit, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' };

/** As a move list shows a card: ♠Q, ♦10. */
export const cardSign = (card: Card): string =>
  `${pips[suitOf(card)]}${card.startsWith('T') ? '10' : card.charAt(0)}`;

const isCard = (raw: unknown): raw is Card => deck.some((card) => card === raw);

export const readCard = (raw: unknown): Card | null => (isCard(raw) ? raw : null);

/** A list of different cards, off the wire. */
export function readCards(raw: unknown): readonly Card[] | null {
  if (!Array.isArray(raw) || raw.length > deck.length || !raw.every(isCard)) return null;
  return new Set(raw).size === raw.length ? raw : null;
}

/** Cards in a row as one word, `2CTDQS`; no cards are a dash. */
export const writeCards = (cards: readonly Card[]): string => cards.join('') || '-';

export function parseCards(word: string): readonly Card[] | null {
  return word === '-' ? [] : word.length % 2 === 0 ? readCards(word.match(/../g)) : null;
}
