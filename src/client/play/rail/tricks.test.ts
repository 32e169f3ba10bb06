// Lines gathered by trick: whole and begun ones, who took them, and what stands between them.
import { expect, it } from 'vitest';
import type { MatchLine } from '../../../contract/play/tables.ts';
import { lastTrickOf, rowsOf, type TrickRow } from './tricks.ts';

const line = (seat: number | null, key: string, turn = 0): MatchLine => ({ seat, key, values: {}, turn });
const cards = (...seats: readonly number[]) => seats.map((seat) => line(seat, 'played'));
const drawn = (rows: readonly TrickRow[]) =>
  rows.map((row) =>
    row.kind === 'line'
      ? row.line.key
      : `${row.trick.cards.map(({ seat }) => seat).join('')} ${row.trick.winner}`,
  );

it('whoever leads the next trick took the one before', () => {
  expect(drawn(rowsOf([line(null, 'dealt'), ...cards(0, 1, 2, 3, 2, 3, 0, 1, 0)], 4))).toEqual([
    'dealt',
    '0123 2',
    '2301 0',
    '0 null',
  ]);
});

it('the last trick of a hand names nobody, because another hand follows', () => {
  expect(drawn(rowsOf([...cards(0, 1, 2, 3), line(null, 'dealt'), ...cards(1)], 4))).toEqual([
    '0123 null',
    'dealt',
    '1 null',
  ]);
});

it('a word of the table in between does not end a trick', () => {
  const rows = rowsOf([...cards(0, 1), line(2, 'table.sitIn'), ...cards(2, 3), ...cards(3)], 4);
  expect(drawn(rows)).toEqual(['table.sitIn', '0123 3', '3 null']);
});

it('the last whole trick is the one to look at again', () => {
  expect(lastTrickOf(rowsOf(cards(0, 1, 2, 3, 2, 3), 4), 4)?.winner).toBe(2);
  expect(lastTrickOf(rowsOf(cards(0, 1), 4), 4)).toBeNull();
});
