// @vitest-environment jsdom
// A win at a table is celebrated once, for the winner, when it happens.
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameStatus, type MatchView } from '../../../contract/play/tables.ts';
import { WinCelebration } from './WinCelebration.tsx';

const matchOf = (mySeat: number | null, places: readonly (readonly number[])[] | null): MatchView => ({
  room: 'room',
  game: 1,
  turn: 9,
  status: gameStatus.started,
  mySeat,
  positions: [0, 1],
  view: null,
  toAct: [],
  optionalToAct: [],
  clocks: null,
  deadline: null,
  offers: [],
  absent: [],
  away: [],
  satIn: [],
  scores: null,
  result: places && { places: places.map((seats) => [...seats]), reason: 'normal' },
  reason: null,
  lines: [],
  commitment: '',
  seed: null,
  nowUnix: 0,
});

const shapes = () => document.querySelectorAll('[data-part="celebration"] > span').length;

beforeEach(() => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['the winner', 1, [[1], [0]], 24],
  ['the loser', 0, [[1], [0]], 0],
  ['a spectator', null, [[1], [0]], 0],
  ['a draw', 0, [[0, 1]], 0],
])('%s', (_, mySeat, places, count) => {
  const { rerender } = render(<WinCelebration match={matchOf(mySeat, null)} />);
  expect(shapes()).toBe(0);
  rerender(<WinCelebration match={matchOf(mySeat, places)} />);
  expect(shapes()).toBe(count);
});

it('a result that is opened again is not celebrated', () => {
  render(<WinCelebration match={matchOf(1, [[1], [0]])} />);
  expect(shapes()).toBe(0);
});

it('nothing falls in a hidden tab', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { rerender } = render(<WinCelebration match={matchOf(1, null)} />);
  rerender(<WinCelebration match={matchOf(1, [[1], [0]])} />);
  expect(shapes()).toBe(0);
});
