// Three easy games for the first day, also where a team has switched some of them off.
import { expect, it } from 'vitest';
import { shelf } from '../../../catalogue/shelf.ts';
import { easyGames } from './easyGames.ts';

const offered = (...closed: string[]) => easyGames(shelf, new Set(closed)).map(({ gameName }) => gameName);

it('are those nearly everybody knows, the easiest first', () => {
  expect(offered()).toEqual(['connect4', 'battleship', 'checkers']);
});

it('are three also where a team has switched some off', () => {
  const others = offered('connect4', 'checkers');
  expect(others).toHaveLength(3);
  expect(others[0]).toBe('battleship');
  expect(others).not.toContain('connect4');
});
