// @vitest-environment jsdom
// What a board reveals is not told beside it before it was shown.
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameStatus, type MatchLine, type MatchView } from '../../../contract/play/tables.ts';
import { useReveal } from './useReveal.ts';

let isReduced = false;
beforeEach(() => {
  isReduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const matchOf = (game: number, isOver: boolean): MatchView => ({
  room: 'room',
  game,
  turn: 9,
  status: gameStatus.started,
  mySeat: 0,
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
  result: isOver ? { places: [[0], [1]], reason: 'normal' } : null,
  reason: null,
  lines: [],
  commitment: '',
  seed: null,
  nowUnix: 0,
});

const lineAt = (turn: number): MatchLine => ({ turn, seat: 0, key: 'beats.rock.scissors', values: {} });

const storyOf = (game: number, count: number, isOver = false) => ({
  match: matchOf(game, isOver),
  lines: Array.from({ length: count }, (_, turn) => lineAt(turn)),
});

const shown = (hook: { readonly result: { readonly current: ReturnType<typeof useReveal> } }) => ({
  lines: hook.result.current.lines.length,
  isOver: hook.result.current.match.result !== null,
});

const render = (revealMs?: number) =>
  renderHook(({ story }) => useReveal(story, revealMs), { initialProps: { story: storyOf(1, 2) } });

it('holds the last line and the result back, for as long as the board says', () => {
  const hook = render(1_200);
  hook.rerender({ story: storyOf(1, 3, true) });
  expect(shown(hook)).toEqual({ lines: 2, isOver: false });
  act(() => {
    vi.advanceTimersByTime(1_199);
  });
  expect(shown(hook)).toEqual({ lines: 2, isOver: false });
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(shown(hook)).toEqual({ lines: 3, isOver: true });
});

it('tells at once what was there when the table was opened, and a new game', () => {
  const hook = render(1_200);
  expect(shown(hook)).toEqual({ lines: 2, isOver: false });
  hook.rerender({ story: storyOf(2, 4) });
  expect(shown(hook)).toEqual({ lines: 4, isOver: false });
});

it('tells everything at once where nothing is revealed, or motion is reduced', () => {
  const plain = render();
  plain.rerender({ story: storyOf(1, 3, true) });
  expect(shown(plain)).toEqual({ lines: 3, isOver: true });
  isReduced = true;
  const calm = render(1_200);
  calm.rerender({ story: storyOf(1, 3, true) });
  expect(shown(calm)).toEqual({ lines: 3, isOver: true });
});
