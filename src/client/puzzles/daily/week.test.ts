// The dots of the week: what was solved earlier, what is solved today, practice left out.
import { expect, it } from 'vitest';
import type { PastPuzzle } from '../../../contract/puzzles/puzzles.ts';
import { weekOf } from './week.ts';

const past = (date: string, change: Partial<PastPuzzle> = {}): PastPuzzle => ({
  gameId: date,
  number: 1,
  date,
  language: null,
  grade: null,
  myState: 'solved',
  isPractice: false,
  ...change,
});

it('knows Monday to Friday of the team’s week', () => {
  const days = weekOf(
    '2026-03-05',
    [
      past('2026-03-02'),
      past('2026-03-03', { isPractice: true }),
      past('2026-03-04', { myState: 'missed' }),
      past('2026-02-27'),
    ],
    [],
  );
  expect(days.map(({ isDone }) => isDone)).toEqual([true, false, false, false, false]);
  expect(days.findIndex(({ isToday }) => isToday)).toBe(3);
});

it('has no today on a weekend', () => {
  expect(weekOf('2026-03-08', [past('2026-03-02')], []).map(({ isToday }) => isToday)).not.toContain(true);
});
