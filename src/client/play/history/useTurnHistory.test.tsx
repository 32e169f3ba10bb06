// @vitest-environment jsdom
// Steps through earlier turns while the server answers late, or not at all.
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MatchView } from '../../../contract/play/tables.ts';
import type { RoomStore } from '../roomStore.ts';
import { useTurnHistory } from './useTurnHistory.ts';

const match = { room: 'r1', game: 1, turn: 40, view: 'turn 40' } as MatchView; // what the history looks at

function open() {
  const asked: number[] = [];
  const answers: ((view: unknown) => void)[] = [];
  const store = {
    look(turn: number) {
      asked.push(turn);
      return new Promise((resolve) => answers.push(resolve));
    },
  } as unknown as RoomStore; // the part of it that is used
  const { result } = renderHook(() => useTurnHistory(match, store, false));
  const answer = (view: unknown) => act(async () => answers.shift()?.(view));
  return { asked, answer, history: () => result.current };
}

const press = (key: string) => act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key })));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('goes back as many turns as keys were pressed before the answer came', async () => {
  const { asked, answer, history } = open();
  press('ArrowLeft');
  press('ArrowLeft');
  press('ArrowLeft');
  press('ArrowRight');
  expect(history().at).toBe(38);
  await answer('39');
  expect(history()).toMatchObject({ at: 38, shown: { turn: 39, view: '39' } });
  await pass(100);
  await answer('38');
  expect(history()).toMatchObject({ at: 38, isPast: true, shown: { turn: 38, view: '38' } });
  await pass(100);
  expect(asked).toEqual([39, 38]);
});

it('asks for ten turns in a second while a key is held down, and ends where it was let go', async () => {
  const { asked, answer, history } = open();
  const presses = 30;
  for (let repeat = 0; repeat < presses; repeat++) {
    press('ArrowLeft');
    await answer(`${asked.at(-1)}`);
    await pass(1_000 / presses);
  }
  expect(asked.length).toBeLessThanOrEqual(10);
  await pass(100);
  await answer('10');
  expect(asked.at(-1)).toBe(10);
  expect(history()).toMatchObject({ at: 10, shown: { turn: 10, view: '10' } });
});

it('stays where it was when a turn is refused', async () => {
  const { asked, answer, history } = open();
  press('ArrowLeft');
  await answer('39');
  press('ArrowLeft');
  await pass(100);
  await answer(null);
  expect(history()).toMatchObject({ at: 39, shown: { turn: 39 } });
  press('ArrowLeft');
  await pass(100);
  expect(asked).toEqual([39, 38, 38]);
});

it('is at the latest turn at once, whatever is on its way', async () => {
  const { answer, history } = open();
  press('ArrowLeft');
  act(() => history().go(40));
  await answer('39');
  expect(history()).toMatchObject({ at: 40, isPast: false, shown: match });
});
