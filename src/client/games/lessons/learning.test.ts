// A lesson under way: a wrong move comes back, an illegal one is refused, a right one is answered until it is done.
import { expect, test } from 'vitest';
import type { AnyGame, Lesson, Shapes } from '../../../engine/game.ts';
import { checkers } from '../../../games/checkers/index.ts';
import { connect4 } from '../../../games/connect4/index.ts';
import { begin, explain, goOn, isDone, isHinted, mayMove, onBoard, tryMove } from './learning.ts';

async function lessonOf(game: AnyGame, key: string): Promise<Lesson<Shapes>> {
  const found = (await game.lessons('en')).find((lesson) => lesson.key === key);
  if (!found) throw new Error(`no lesson ${key}`);
  return found;
}

test('a move astray is seen, then put back, and the second one brings the hint', async () => {
  const start = begin(connect4, await lessonOf(connect4, 'four'));
  const astray = tryMove(connect4, start, 7);
  expect(astray.said).toEqual({ kind: 'astray' });
  expect(onBoard(connect4, astray)).toMatchObject({ pending: 7, legal: [], toAct: [] });
  expect(tryMove(connect4, astray, 2), 'nothing happens meanwhile').toBe(astray);
  const back = goOn(connect4, astray);
  expect([back.state, back.astray, isHinted(back)]).toEqual([start.state, null, false]);
  expect(isHinted(tryMove(connect4, back, 1))).toBe(true);
});

test('what the rules refuse is said in their words and counts as a try', async () => {
  const start = begin(checkers, await lessonOf(checkers, 'capture'));
  const refused = tryMove(checkers, start, [6, 9]);
  expect(refused.said).toEqual({ kind: 'refused', reason: 'mustCapture' });
  expect(onBoard(checkers, refused)).toMatchObject({ refused: 'mustCapture', pending: null, toAct: [0] });
  expect(isHinted(explain(refused, 'You must capture.'))).toBe(true);
});

test('the others answer after a moment, and the last move ends it', async () => {
  const found = tryMove(connect4, begin(connect4, await lessonOf(connect4, 'double')), 5);
  expect([mayMove(found), isDone(found), found.said]).toEqual([false, false, null]);
  const answered = goOn(connect4, found);
  expect(answered.state).toMatchObject({ drops: [4, 1, 3, 4, 5, 6] });
  const done = tryMove(connect4, answered, 2);
  expect([isDone(done), mayMove(done), done.said]).toEqual([true, false, { kind: 'done' }]);
  expect(explain(done, 'That column is full.'), 'the last word stays').toBe(done);
});
