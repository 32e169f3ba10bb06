// Tricks, hands and marks by seat on paper, for games of tricks: `0:2C5C9CAC/3:7D` and `2C3C/-/4D/5S`.
import { type Card, parseCards, writeCards } from '../cards.ts';
import { handSize, isWhole, players, type Trick, type Trump, takerOf } from './tricks.ts';

export const writeTricks = (tricks: readonly Trick[]): string =>
  tricks.map(({ leader, cards }) => `${leader}:${writeCards(cards)}`).join('/') || '-';

function parseTrick(word: string): Trick | null {
  const leader = Number(word.charAt(0));
  const cards = /^[0-3]:/.test(word) ? parseCards(word.slice(2)) : null;
  return cards && cards.length <= players ? { leader, cards } : null;
}

/** Each trick but the last is whole, and its taker leads the next. */
export function parseTricks(word: string, trump: Trump = null): readonly Trick[] | null {
  if (word === '-') return [];
  const tricks = word.split('/').flatMap((part) => parseTrick(part) ?? []);
  const follows = tricks.every((trick, i) => {
    const before = tricks[i - 1];
    return !before || (isWhole(before) && takerOf(before, trump) === trick.leader);
  });
  return follows && tricks.length === word.split('/').length ? tricks : null;
}

/** `0110`: who has done something. */
export const writeMarks = (marks: readonly boolean[]): string => marks.map(Number).join('');

export const parseMarks = (word: string): readonly boolean[] | null =>
  /^[01]{4}$/.test(word) ? [...word].map((digit) => digit === '1') : null;

export const writeHands = (hands: readonly (readonly Card[])[]): string => hands.map(writeCards).join('/');

/** Four lists of cards, none longer than a hand. */
export function parseHands(word: string): readonly (readonly Card[])[] | null {
  const lists = word.split('/').flatMap((part) => {
    const cards = parseCards(part);
    return cards && cards.length <= handSize ? [cards] : [];
  });
  return lists.length === players && word.split('/').length === players ? lists : null;
}

/** Whether the last trick is open and nobody is a card ahead. */
export function isInStep(hands: readonly (readonly Card[])[], tricks: readonly Trick[]): boolean {
  const open = tricks.at(-1);
  const ahead = open?.cards.map((_, i) => (open.leader + i) % players) ?? [];
  const size = handSize + 1 - tricks.length;
  return (
    !!open &&
    !isWhole(open) &&
    hands.every((hand, seat) => hand.length === size - (ahead.includes(seat) ? 1 : 0))
  );
}
