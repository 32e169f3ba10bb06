// A running trivia as a browser knows it: late states, answers that come too late, a connection that comes back.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refuse } from '../../../../contract/errors.ts';
import type { Quiz } from '../../../../contract/events/quiz.ts';
import type { Connection } from '../../../base/realtime/connection.ts';
import { answeredIn, openTriviaStore } from './triviaStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const state = (step: number, question = 1): Quiz =>
  ({ trivia: 't1', step, phase: 'questionTime', question: { number: question } }) as Quiz; // what the store looks at

let asked: { readonly name: string; readonly message: object }[] = [];
let answers: Record<string, unknown[]> = {};
let hear: (quiz: Quiz) => void = () => {};
let up: () => void = () => {};

/** A line that is up: it answers each message as its list says, and then that all is well. */
const line = {
  async say(name: string, message: object) {
    asked.push({ name, message });
    return answers[name]?.shift() ?? { ok: true, state: state(1) };
  },
  hear(_: string, listener: (quiz: Quiz) => void) {
    hear = listener;
    return () => {};
  },
  onUp(listener: () => void) {
    up = listener;
    queueMicrotask(listener);
    return () => {};
  },
} as unknown as Connection; // the part of it that a trivia uses

beforeEach(() => {
  asked = [];
  answers = {};
});

async function opened() {
  const store = openTriviaStore(line, 't1', false);
  await vi.advanceTimersByTimeAsync(0);
  return store;
}

it('shows no state that is older than the one it has, and none of another event', async () => {
  const store = await opened();
  hear(state(5));
  hear(state(4));
  hear({ ...state(9), trivia: 't2' });
  expect(store.snapshot().quiz?.step).toBe(5);
});

it('sends one answer a question, and forgets it with the next question', async () => {
  const store = await opened();
  store.answer(1, [0]);
  store.answer(1, [2]);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.filter(({ name }) => name === 'quiz:answer')).toHaveLength(1);
  expect(store.snapshot().sent).toEqual({ question: 1, options: [0], state: 'counted' });
  hear(state(2, 2));
  expect(store.snapshot().sent).toBeNull();
});

it.each([
  ['Closed', 'refused', 'Closed'],
  ['AlreadyDone', 'counted', null],
] as const)('an answer that is %s is %s', async (key, sent, refused) => {
  answers['quiz:answer'] = [refuse(key)];
  const store = await opened();
  store.answer(1, [0]);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.snapshot()).toMatchObject({ sent: { state: sent }, refused });
});

it('joins again whenever the connection is back, and after a while where the server was busy', async () => {
  answers['quiz:join'] = [refuse('TemporarilyUnavailable')];
  const store = await opened();
  expect(store.snapshot().problem).toBe('TemporarilyUnavailable');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.snapshot()).toMatchObject({ problem: null, quiz: { step: 1 } });
  up();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.filter(({ name }) => name === 'quiz:join')).toHaveLength(3);
});

it('tells the server for which step a host acts', async () => {
  const store = await opened();
  hear(state(7));
  answers['quiz:control'] = [refuse('StaleVersion')];
  expect(await store.control({ act: 'next' })).toBe(false);
  expect(asked.at(-1)?.message).toMatchObject({ act: 'next', step: 7, trivia: 't1' });
  expect(store.snapshot().refused).toBe('StaleVersion');
});

it.each([
  ['before the next state has it', null, 'counted', 1, 2],
  ['with the state that has it', { options: [0], isRight: null, points: null }, 'counted', 1, 1],
  ['not while it is on its way', null, 'sending', 1, 1],
  ['never above the people here', null, 'counted', 3, 3],
] as const)("one's own answer is counted at once: %s", (_, mine, sent, answered, shown) => {
  const quiz: Quiz = { ...state(1), mine, answered, expected: 3 };
  expect(answeredIn(quiz, { question: 1, options: [0], state: sent })).toBe(shown);
});
