// The deck: order, signs and what is read off the wire.
import { expect, test } from 'vitest';
import { byRank, bySuit, cardSign, deck, parseCards, readCards, suitOf, writeCards } from './cards.ts';

test('the deck has 52 different cards, 13 a suit', () => {
  expect(new Set(deck).size).toBe(52);
  for (const suit of 'CDHS') expect(deck.filter((card) => suitOf(card) === suit)).toHaveLength(13);
});

test('lowest and highest go by rank, ties by suit', () => {
  expect([...deck].sort(byRank).slice(0, 5)).toEqual(['2C', '2D', '2H', '2S', '3C']);
  expect([...deck].sort(byRank).at(-1)).toBe('AS');
});

test('a hand is held suit by suit', () => {
  expect((['2S', 'AC', '3C', 'TH'] as const).toSorted(bySuit)).toEqual(['3C', 'AC', 'TH', '2S']);
});

test.each([
  ['QS', '♠Q'],
  ['TD', '♦10'],
  ['2C', '♣2'],
] as const)('%s is shown as %s', (card, sign) => {
  expect(cardSign(card)).toBe(sign);
});

test.each([
  ['2C', 1],
  [{ length: 2 }],
  [['2c']],
  [['1C']],
  [['2C', '2C']],
  ['2C'],
  [null],
  [[...deck, '2C']],
])('%j is no list of cards', (...raw) => {
  expect(readCards(raw.length === 1 ? raw[0] : raw)).toBeNull();
});

test('a row of cards is written and read', () => {
  expect(parseCards(writeCards(deck))).toEqual(deck);
  expect(parseCards('-')).toEqual([]);
  expect(parseCards('')).toBeNull();
  expect(parseCards('2C3')).toBeNull();
  expect(parseCards('2C2C')).toBeNull();
});
