// @vitest-environment jsdom
// The way back to a game is open for ten minutes, and leads nowhere when what is kept is broken.
import { beforeEach, expect, it } from 'vitest';
import { currentGame, forgetCurrentGame, rememberCurrentGame } from './currentGame.ts';

const minute = 60_000;

beforeEach(() => localStorage.clear());

it('is there for ten minutes', () => {
  rememberCurrentGame('chess', 'room');
  const now = Date.now();
  expect(currentGame(now + 9 * minute)).toMatchObject({ gameName: 'chess', roomId: 'room' });
  expect(currentGame(now + 10 * minute)).toBeNull();
  forgetCurrentGame();
  expect(currentGame(now)).toBeNull();
});

it.each(['{', '{}', '{"gameName":"chess","roomId":1,"lastInteractionTimeUnix":1}'])(
  'is not there: %s',
  (text) => {
    localStorage.setItem('currentGame', text);
    expect(currentGame()).toBeNull();
  },
);
