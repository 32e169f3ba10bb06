// Buttons of notifications lead to https, to our own screens, or nowhere.
import { expect, it } from 'vitest';
import { actionOf, gameOf } from './notificationAction.ts';

const isScreen = (path: string) => path === '/games/hearts/a';
const action = (actionType: 0 | 1 | 2, actionValues: { url?: string; navigateTo?: string }) =>
  actionOf({ actionType, actionValues }, isScreen, 'https://topla.test');

it('opens what is outside only where it is secure', () => {
  expect(action(0, { url: 'https://elsewhere.test/a' })).toEqual({
    kind: 'open',
    url: 'https://elsewhere.test/a',
  });
  for (const url of ['http://elsewhere.test', 'javascript:alert(1)', 'data:text/html,hi', '//x', ''])
    expect(action(0, { url }), url).toEqual({ kind: 'close' });
});

it('goes to screens of ours, and home instead of anywhere else', () => {
  expect(action(1, { navigateTo: '/games/hearts/a?seat=free' })).toEqual({
    kind: 'go',
    to: '/games/hearts/a?seat=free',
  });
  for (const navigateTo of ['//evil.test', 'https://evil.test', '/nowhere', '/\\evil.test'])
    expect(action(1, { navigateTo }), navigateTo).toEqual({ kind: 'go', to: '/' });
});

it('closes where there is nothing to do', () => {
  expect(action(2, { url: 'https://elsewhere.test' })).toEqual({ kind: 'close' });
  expect(action(0, { navigateTo: '/games/hearts/a' })).toEqual({ kind: 'close' });
  expect(action(1, {})).toEqual({ kind: 'close' });
});

it('knows the game by where it leads', () => {
  expect(gameOf({ actionValues: { navigateTo: '/games/connect4/abc?seat=free' } })).toBe('connect4');
  expect(gameOf({ actionValues: { navigateTo: '/leaderboard' } })).toBeNull();
  expect(gameOf({ actionValues: {} })).toBeNull();
});
