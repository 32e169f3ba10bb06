// A careful colleague's judgement: which three cards to pass, and which card to play without thinking far.
import { byRank, type Card, rankOf, suitOf } from '../../kit/cards.ts';
import { players, suitLed, type Trick } from '../../kit/tricks/tricks.ts';
import { playable } from './rules.ts';
import { costOfAll, queen } from './scoring.ts';

const highSpades: readonly Card[] = ['KS', 'AS'];
const queenRank = rankOf(queen);

const most = (cards: readonly Card[], worth: (card: Card) => number): Card | undefined => {
  let best: Card | undefined;
  for (const card of cards) if (best === undefined || worth(card) > worth(best)) best = card;
  return best;
};

const lengthOf = (hand: readonly Card[], card: Card) =>
  hand.filter((other) => suitOf(other) === suitOf(card)).length;

/** How much one would like to be rid of a card while nothing is played yet. */
function burden(hand: readonly Card[], card: Card): number {
  const length = lengthOf(hand, card);
  if (suitOf(card) === 'S') return rankOf(card) < queenRank ? -10 : length > 4 ? 0 : card === queen ? 40 : 30;
  const shortness = suitOf(card) === 'H' ? 4 : 3 * Math.max(0, 4 - length);
  return rankOf(card) + shortness;
}

/** A hand from the card one would pass first to the one to keep. */
export const byBurden = (hand: readonly Card[]): readonly Card[] =>
  hand.toSorted((a, b) => burden(hand, b) - burden(hand, a) || byRank(b, a));

/** Low cards lead; spades look for the queen unless one fears to take her. */
function lead(hand: readonly Card[], may: readonly Card[], isQueenOut: boolean): Card | undefined {
  const fears = isQueenOut && hand.some((card) => card === queen || highSpades.includes(card));
  return most(may, (card) => {
    const isSpade = suitOf(card) === 'S';
    if (isSpade && isQueenOut && rankOf(card) >= queenRank) return -40 - rankOf(card);
    if (isSpade && isQueenOut) return fears ? -20 - rankOf(card) : rankOf(card) - 4;
    return -rankOf(card) - (suitOf(card) === 'H' ? 1 : 0) - lengthOf(hand, card) / 20;
  });
}

/** Under the highest card where one can; else as cheaply as the place in the trick allows. */
function follow(may: readonly Card[], trick: Trick, isQueenOut: boolean): Card | undefined {
  const led = suitLed(trick);
  const top = Math.max(...trick.cards.filter((card) => suitOf(card) === led).map(rankOf));
  const under = may.filter((card) => rankOf(card) < top);
  if (under.includes(queen)) return queen;
  if (under.length) return most(under, rankOf);
  const others = may.filter((card) => card !== queen);
  const isLast = trick.cards.length === players - 1;
  if (isLast) return most(others, rankOf) ?? queen;
  const risk = (card: Card) =>
    led === 'S' && isQueenOut && rankOf(card) > queenRank ? -50 - rankOf(card) : -rankOf(card);
  return most(others, risk) ?? queen;
}

/** Free to throw anything: the queen, her neighbours while she is out, then what burdens most. */
function discard(hand: readonly Card[], may: readonly Card[], isQueenOut: boolean): Card | undefined {
  return most(may, (card) => {
    if (card === queen) return 100;
    if (isQueenOut && highSpades.includes(card)) return 50 + rankOf(card);
    return rankOf(card) + (suitOf(card) === 'H' ? 4 : 0) - lengthOf(hand, card);
  });
}

/** The card a careful player puts down; the last of the tricks is the open one. */
export function carefulCard(hand: readonly Card[], tricks: readonly Trick[]): Card | undefined {
  const may = playable(hand, tricks);
  const open = tricks.at(-1);
  const led = open && suitLed(open);
  if (may.length < 2) return may[0];
  const isQueenOut = !tricks.some((trick) => trick.cards.includes(queen));
  if (!open || !led) return lead(hand, may, isQueenOut);
  if (!may.some((card) => suitOf(card) === led)) return discard(hand, may, isQueenOut);
  const isFirst = tricks.length === 1 && costOfAll(open.cards) === 0;
  return isFirst ? most(may, rankOf) : follow(may, open, isQueenOut);
}
