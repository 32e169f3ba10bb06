// A live store by itself: it joins until the server can, takes nothing older than what it has, and nothing once it is closed.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Refusal, refuse } from '../../../contract/errors.ts';
import { isNewer, openLiveStore } from './liveStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Shown {
  readonly step: number;
  readonly problem: string | null;
}

/** A server that answers as its list says, and then with step 1. */
function opened(...answers: (Refusal | { readonly step: number })[]) {
  const seen = { joins: 0, isLeft: false, isFollowing: true, isListening: true };
  let answered: (answer: Refusal | { readonly step: number }) => void = () => {};
  let up: () => void = () => {};
  const store = openLiveStore<Shown, { readonly step: number }>({
    empty: { step: 0, problem: null },
    async join() {
      seen.joins++;
      return answers.shift() ?? { step: 1 };
    },
    follow(joining) {
      ({ answered, join: up } = joining);
      joining.join();
      return () => {
        seen.isFollowing = false;
      };
    },
    listen: [
      () => {
        seen.isListening = false;
      },
    ],
    onJoined: ({ step }) => store.update({ step, problem: null }),
    onRefused: ({ error }) => store.update({ problem: error }),
    leave() {
      seen.isLeft = true;
    },
  });
  return { store, seen, up: () => up(), hear: (step: number) => answered({ step }) };
}

it('joins at once, and again whenever the connection is back', async () => {
  const { store, seen, up } = opened();
  const heard = vi.fn();
  store.subscribe(heard);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.state()).toEqual({ step: 1, problem: null });
  expect(heard).toHaveBeenCalledTimes(1);
  up();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen.joins).toBe(2);
});

it('asks again after a temporary refusal, when the server says so or after a moment', async () => {
  const { store, seen } = opened(
    refuse('TemporarilyUnavailable'),
    refuse('TooManyRequests', { retryAfterSeconds: 5 }),
    refuse('Overloaded'),
  );
  await vi.advanceTimersByTimeAsync(1_999);
  expect(store.state().problem).toBe('TemporarilyUnavailable');
  await vi.advanceTimersByTimeAsync(1);
  expect(store.state().problem).toBe('TooManyRequests');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(seen.joins).toBe(2);
  await vi.advanceTimersByTimeAsync(1 + 2_000);
  expect(store.state()).toEqual({ step: 1, problem: null });
});

it('does not ask again for what is not there', async () => {
  const { store, seen } = opened(refuse('NotFound'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen.joins).toBe(1);
  expect(store.state().problem).toBe('NotFound');
});

it('asks once, however often it was told to', async () => {
  const { store, seen, hear } = opened();
  await vi.advanceTimersByTimeAsync(0);
  store.joinLater(refuse('TemporarilyUnavailable'));
  store.joinLater(refuse('TemporarilyUnavailable'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen.joins).toBe(2);
  store.joinLater(refuse('TemporarilyUnavailable'));
  hear(7); // it came unasked
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen.joins).toBe(2);
  expect(store.state().step).toBe(7);
});

it('leaves when it is closed, and takes no answer that comes later', async () => {
  const { store, seen } = opened(refuse('TemporarilyUnavailable'));
  await vi.advanceTimersByTimeAsync(0);
  store.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toEqual({ joins: 1, isLeft: true, isFollowing: false, isListening: false });
  const late = opened();
  late.store.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(late.store.state().step).toBe(0);
  expect(late.store.isOpen()).toBe(false);
});

it.each([
  [null, [3], true],
  [[3], [3], true],
  [[3], [2], false],
  [[1, 9], [2, 0], true],
  [[2, 0], [1, 9], false],
  [[2, 4], [2, 3], false],
  [[2, 4], [2, 5], true],
])('of %j and %j the second is no older: %s', (known, told, expected) => {
  expect(isNewer(known, told)).toBe(expected);
});
