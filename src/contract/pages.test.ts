// Pages by their address, and what holds for documents at any address.
import { describe, expect, it } from 'vitest';
import { documentRules, isAboutBilling, pageAt, pages, pathTo } from './pages.ts';

describe('the page at a path', () => {
  it.each([
    ['/', '/'],
    ['/games', '/games'],
    ['/games/', '/games'],
    ['/games/chess', '/games/:id'],
    ['/games/chess/AAAA', '/games/:id/:roomID'],
    ['/leaderboard/details', '/leaderboard/details'],
    ['/verify/abc', '/verify/:token'],
    ['/games/chess/a/b', undefined],
    ['/puzzle/sudoku', '/puzzle/:gameType'],
    ['/scheduler', '/scheduler'],
    ['/triviaController/new', '/triviaController/:id'],
    ['/events', '/events'],
    ['/events/trivia/x', '/events/trivia/:id'],
    ['/plans', '/plans'],
    ['/nowhere', undefined],
  ])('%s', (path, expected) => expect(pageAt(path)?.path).toBe(expected));

  it('is every page at its own', () => {
    for (const { path } of pages) expect(pageAt(path.replaceAll(/:\w+/g, 'x'))?.path).toBe(path);
  });
});

it.each([
  ['/', 'hosts', false],
  ['/login/', 'nobody', false],
  ['/loginSomething', 'hosts', false],
  ['/verify/abc', 'nobody', true],
  ['/verify/abc/def', 'nobody', true],
  ['/meeting/games/chess/AAAA', 'meeting', false],
  ['/invoices/7', 'nobody', false],
  ['/nowhere', 'hosts', false],
])('the document at %s may be framed by %s', (path, framing, isSecret) =>
  expect(documentRules(path)).toEqual({ framing, isSecret }),
);

it('an address of billing is known by its first part', () => {
  expect(['/plans', '/invoices/7', '/planss', '/login'].map(isAboutBilling)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('a path is filled in', () => {
  expect(pathTo('/games/:id/:roomID', { id: 'chess', roomID: 'A1' })).toBe('/games/chess/A1');
});
