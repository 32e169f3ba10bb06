// Buttons of notifications lead to https, to our own screens, or nowhere.
import { expect, it } from 'vitest';
import { deedOf, gameOf } from './deed.ts';

const isScreen = (path: string) => path === '/games/hearts/a';
const deed = (actionType: 0 | 1 | 2, actionValues: { url?: string; navigateTo?: string }) =>
  deedOf({ actionType, actionValues }, isScreen, 'https://topla.test');

it('opens what is outside only where it is secure', () => {
  expect(deed(0, { url: 'https://elsewhere.test/a' })).toEqual({
    kind: 'open',
    url: 'https://elsewhere.test/a',
  });
  for (const url of ['http://elsewhere.test', 'javascript:alert(1)', 'data:text/html,hi', '//x', ''])
    expect(deed(0, { url }), url).toEqual({ kind: 'close' });
});

it('goes to screens of ours, and home instead of anywhere else', () => {
  expect(deed(1, { navigateTo: '/games/hearts/a?seat=free' })).toEqual({
    kind: 'go',
    to: '/games/hearts/a?seat=free',
  });
  for (const navigateTo of ['//evil.test', 'https://evil.test', '/nowhere', '/\\evil.test'])
    expect(deed(1, { navigateTo }), navigateTo).toEqual({ kind: 'go', to: '/' });
});

it('closes where there is nothing to do', () => {
  expect(deed(2, { url: 'https://elsewhere.test' })).toEqual({ kind: 'close' });
  expect(deed(0, { navigateTo: '/games/hearts/a' })).toEqual({ kind: 'close' });
  expect(deed(1, {})).toEqual({ kind: 'close' });
});

it('knows the game by where it leads', () => {
  expect(gameOf({ actionValues: { navigateTo: '/games/connect4/abc?seat=free' } })).toBe('connect4');
  expect(gameOf({ actionValues: { navigateTo: '/leaderboard' } })).toBeNull();
  expect(gameOf({ actionValues: {} })).toBeNull();
});
