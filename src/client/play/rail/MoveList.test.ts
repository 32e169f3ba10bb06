// Moves in pairs: numbers, columns, lines of the table in between, and moves taken back.
import { expect, it } from 'vitest';
import { linesToShow } from './lineText.ts';
import { numbersOf, pairsOf } from './MoveList.tsx';

const moves = (...seats: readonly number[]) => seats.map((seat) => ({ seat, key: 'pawn' }));
const drawn = (lines: Parameters<typeof pairsOf>[0]) =>
  pairsOf(lines).map(({ column, number }) => (number === null ? column : `${column} ${number}`));

it('numbers what the first seat plays', () => {
  expect(drawn(moves(0, 1, 0))).toEqual(['first 1', 'second', 'first 2']);
});

it('gives lines of the table the whole width and no number', () => {
  const lines = [...moves(0), { seat: 0, key: 'table.offer.draw' }, { seat: null, key: 'table.abandon' }];
  expect(drawn([...lines, ...moves(1, 0)])).toEqual(['first 1', 'both', 'both', 'second', 'first 2']);
});

it('counts a move taken back no more, and what followed it', () => {
  const back = (seat: number) => ({ seat, key: 'table.accept.takeback' });
  expect(drawn([...moves(0, 1, 0, 1), back(1), ...moves(0)]).at(-1)).toBe('first 2');
  expect(drawn([...moves(0, 1, 0, 1), back(0), ...moves(1, 0)])).toEqual([
    ...['first 1', 'second', 'first 2', 'second', 'both'],
    ...['second', 'first 3'],
  ]);
});

it('numbers turns one after the other, without what the table or nobody did', () => {
  const lines = [
    { seat: null, key: 'tie' },
    ...moves(1, 0),
    { seat: 0, key: 'table.offer.draw' },
    ...moves(1),
  ];
  expect(numbersOf(lines)).toEqual([null, 1, 2, null, 3]);
});

const person = { place: null };
const bot = { place: { isBot: true } };

it('is told without what practice wrote while its person was away', () => {
  const lines = ['moved', 'table.recover', 'table.continue', 'table.resign'].map((key) => ({
    key,
    values: {},
  }));
  const shown = (all: Parameters<typeof linesToShow>[1]) => linesToShow(lines, all).map(({ key }) => key);
  expect(shown([person, bot])).toEqual(['moved', 'table.resign']);
  expect(shown([person, person])).toHaveLength(lines.length);
});
