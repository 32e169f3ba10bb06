// Tricks with and without trump, by the vectors of the games that are played with them.
import { expect, test } from 'vitest';
import { type Card, parseCards } from '../cards.ts';
import {
  afterCard,
  following,
  leading,
  nextToPlay,
  playedOut,
  suitLed,
  takerOf,
  wasDiscarded,
} from './tricks.ts';

const cards = (word: string): readonly Card[] => parseCards(word) ?? [];

test.each([
  // [id, leader, cards, trump, taker]
  ['HE-1', 0, '5DKDQS2D', null, 1],
  ['SP-10', 0, '9DKD2SAD', 'S', 2],
  ['two trumps', 3, '9DKD2S3S', 'S', 2],
  ['leader wraps round', 2, '2C3C4CAH', null, 0],
  ['nobody follows', 1, '2CAHASAD', null, 1],
] as const)('%s: led by %i, %s with trump %s is taken by %i', (_, leader, row, trump, taker) => {
  expect(takerOf({ leader, cards: cards(row) }, trump)).toBe(taker);
});

test.each([
  // [id, hand, closed suit, what may be led]
  ['SP-11', 'AS3S4H', 'S', '4H'],
  ['SP-13', 'AS3S', 'S', 'AS3S'],
  ['HE-4', '2H9H3S', 'H', '3S'],
  ['open', '2H9H3S', null, '2H9H3S'],
] as const)('%s: from %s with %s closed one may lead %s', (_, hand, closed, may) => {
  expect(leading(cards(hand), closed)).toEqual(cards(may));
});

test('suit is followed; who cannot may play anything', () => {
  expect(following(cards('2H9H3S'), 'H')).toEqual(cards('2H9H'));
  expect(following(cards('2H9H3S'), 'C')).toEqual(cards('2H9H3S'));
});

test('a suit is broken by a discard, not by following it', () => {
  expect(wasDiscarded([{ leader: 0, cards: cards('2H3H') }], 'H')).toBe(false);
  expect(
    wasDiscarded(
      [
        { leader: 0, cards: cards('2H3H') },
        { leader: 1, cards: cards('2C4H') },
      ],
      'H',
    ),
  ).toBe(true);
});

test('play goes round from the leader', () => {
  expect(nextToPlay({ leader: 2, cards: [] })).toBe(2);
  expect(nextToPlay({ leader: 2, cards: cards('2C3C') })).toBe(0);
  expect(suitLed({ leader: 2, cards: [] })).toBeNull();
});

test('a card leaves its hand; a whole trick opens the next, but for the last', () => {
  const hands = ['2C', 'AS', '2S', '3S'].map(cards);
  const one = afterCard({ hands, tricks: [{ leader: 1, cards: cards('5C3C4C') }] }, 0, '2C', 'S');
  expect(one.hands[0]).toEqual([]);
  expect(one.tricks).toEqual([
    { leader: 1, cards: cards('5C3C4C2C') },
    { leader: 1, cards: [] },
  ]);
  const last = { hands: [cards('2C'), [], [], []], tricks: [{ leader: 1, cards: cards('5C3C4C') }] };
  expect(afterCard(last, 0, '2C').tricks).toHaveLength(1);
});

test('a hand is played to its end by what each chooses, the first card as told', () => {
  const hands = ['2C3H', '5CAS', '3C2S', '4C3S'].map(cards);
  const tricks = playedOut({ hands, tricks: [{ leader: 0, cards: [] }] }, (_, hand) => hand[0], 'S', '3H');
  expect(tricks).toEqual([
    { leader: 0, cards: cards('3H5C3C4C') },
    { leader: 0, cards: cards('2CAS2S3S') },
    { leader: 1, cards: [] },
  ]);
});
