// A bingo as a browser knows it: late states, a server that is busy, a connection that is away.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refuse } from '../../../contract/errors.ts';
import type { Bingo } from '../../../contract/events/bingo.ts';
import type { Connection } from '../../base/realtime/connection.ts';
import { openBingoStore } from './bingoStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const state = (step: number, stage = 0): Bingo => ({ bingo: 'b1', step, stage }) as Bingo; // what the store looks at

let asked: { readonly name: string; readonly message: object }[] = [];
let answers: unknown[] = [];
let hear: (bingo: Bingo) => void = () => {};
let isUp = true;
let onLink: () => void = () => {};

/** A line that is up: it answers as the list says, and then that all is well. */
const line = {
  async say(name: string, message: object) {
    asked.push({ name, message });
    return answers.shift() ?? { ok: true, state: state(1) };
  },
  hear(_: string, listener: (bingo: Bingo) => void) {
    hear = listener;
    return () => {};
  },
  onUp(listener: () => void) {
    queueMicrotask(listener);
    return () => {};
  },
  link: () => ({ isUp, since: 0 }),
  onLink(listener: () => void) {
    onLink = listener;
    return () => {};
  },
} as unknown as Connection; // the part of it that a bingo uses

beforeEach(() => {
  asked = [];
  answers = [];
  isUp = true;
});

async function opened() {
  const store = openBingoStore(line, 'b1');
  await vi.advanceTimersByTimeAsync(0);
  return store;
}

it('shows no state that is older than the one it has, and none of another game', async () => {
  const store = await opened();
  hear(state(5));
  hear(state(4));
  hear({ ...state(9), bingo: 'b2' });
  expect(store.snapshot().state?.step).toBe(5);
});

it('looks on first, and asks again where the server was busy', async () => {
  answers = [refuse('TemporarilyUnavailable')];
  const store = await opened();
  expect(store.snapshot()).toMatchObject({ state: null, refusal: { error: 'TemporarilyUnavailable' } });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.snapshot()).toMatchObject({ state: { step: 1 }, refusal: null });
  expect(asked.map(({ message }) => message)).toMatchObject([{ watch: true }, { watch: true }]);
});

it('claims the stage that is shown', async () => {
  const store = await opened();
  hear(state(5, 2));
  await store.claim(0);
  expect(asked.at(-1)).toMatchObject({ name: 'bingo:claim', message: { bingo: 'b1', card: 0, stage: 2 } });
});

it('says that the connection is away once that has been so for a moment', async () => {
  const store = await opened();
  isUp = false;
  onLink();
  await vi.advanceTimersByTimeAsync(999);
  expect(store.snapshot().isAway).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(store.snapshot().isAway).toBe(true);
  isUp = true;
  onLink();
  expect(store.snapshot().isAway).toBe(false);
});

it('leaves when it is closed', async () => {
  const store = await opened();
  store.close();
  expect(asked.at(-1)).toMatchObject({ name: 'bingo:leave', message: { bingo: 'b1' } });
});
