// Names at a table: bots of one strength are told apart, and everybody has a short name.
import { expect, test } from 'vitest';
import type { MatchView, Place, Room } from '../../contract/play/tables.ts';
import type { Speak } from '../../ui/texts.tsx';
import { forBoard, sittings } from './seats.ts';

const bot = (position: number, strength: 0 | 1): Partial<Place> => ({ position, isBot: true, strength });
const person = (position: number, name: string): Partial<Place> => ({ position, name, isBot: false });
const kinds = ['kolay', 'orta', 'güçlü'];
const words: Speak = (key, values) => `${values?.name} (${kinds[Number(key.at(-1))]} bot)`;

/** Everybody in the order of their places. */
function seated(...players: Partial<Place>[]) {
  const room = { players, former: [] } as unknown as Room; // as much of it as names need
  const match = { positions: players.map((_, at) => at), mySeat: 0 } as unknown as MatchView;
  return sittings(room, match, words);
}

test('a person called like a bot and the bot are told apart', () => {
  const all = seated(person(0, 'Mila Kurt'), bot(1, 1));
  expect(all.map(({ short }) => short)).toEqual(['Mila K.', 'Mila (orta bot)']);
});

test('bots are named with their strength, and numbered where several have one', () => {
  const all = seated(person(0, 'Ada Moss'), bot(1, 0), bot(2, 1), bot(3, 0));
  expect(all.map(({ name }) => name)).toEqual([
    'Ada Moss',
    'Tomi 1 (kolay bot)',
    'Mila (orta bot)',
    'Tomi 2 (kolay bot)',
  ]);
  expect(all.map(({ short }) => short)).toEqual(['Ada', 'Tomi 1', 'Mila', 'Tomi 2']);
});

test('two people of one name keep it', () => {
  const all = seated(person(0, 'Ada Moss'), person(1, 'Ada Moss'));
  expect(all.map(({ name }) => name)).toEqual(['Ada Moss', 'Ada Moss']);
  expect(all.map(({ short }) => short)).toEqual(['Ada Moss', 'Ada Moss']);
});

test.each([
  [
    ['Ayşe Kaya', 'Ayşe Nur Öz', 'Bora Er'],
    ['Ayşe K.', 'Ayşe Ö.', 'Bora'],
  ],
  [
    ['Ayşe Kaya', 'Ayşe Kurt'],
    ['Ayşe Kaya', 'Ayşe Kurt'],
  ],
  [
    ['Ayşe', 'Ayşe Kurt'],
    ['Ayşe', 'Ayşe K.'],
  ],
])('people of one first name are told apart: %j', (names, short) => {
  const all = seated(...names.map((name, at) => person(at, name)));
  expect(all.map((one) => one.short)).toEqual(short);
});

test('boards call bots by their names alone', () => {
  const all = forBoard(seated(person(0, 'Ada Moss'), bot(1, 0), bot(2, 0), bot(3, 1)));
  expect(all.map(({ name }) => name)).toEqual(['Ada Moss', 'Tomi 1', 'Tomi 2', 'Mila']);
});
