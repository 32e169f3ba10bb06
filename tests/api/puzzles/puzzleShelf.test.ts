// Puzzles made in the thread of the server, as the product makes them.
import { expect, test } from 'vitest';
import { emptyLibrary } from '../../../src/engine/library.ts';
import { puzzles } from '../../../src/puzzles/load.ts';
import { openPuzzleShelf } from '../../../src/server/puzzles/make/shelf.ts';

const puzzleModule = new URL('../../../src/puzzles/load.ts', import.meta.url).href;

test('a puzzle is made by its rules, one after the other, and a fault in one leaves the thread to the next', async () => {
  const shelf = openPuzzleShelf({ puzzles, puzzleModule }, [], emptyLibrary);
  const order = (puzzle: string, rules: unknown) => shelf.make({ puzzle, rules, recent: [] });
  const [grid, nothing, word, equation] = await Promise.allSettled([
    order('sudoku', { grade: 'easy' }),
    order('chess', {}),
    order('findTheWord', { language: 'en', hardMode: 'choice' }), // there are no words
    order('mathle', { isCommutative: true }),
  ]);
  expect(grid).toMatchObject({ status: 'fulfilled', value: { grade: 'easy' } });
  expect(nothing).toMatchObject({ status: 'rejected', reason: new Error('no puzzle chess') });
  expect(word?.status).toBe('rejected');
  expect(equation).toMatchObject({
    status: 'fulfilled',
    value: { equation: expect.stringMatching(/^.{8}$/) },
  });
  expect(await shelf.load('chess')).toBeNull();
});
