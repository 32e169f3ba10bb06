// What is written is saved once it pauses, at once when it is left, in order, and again after a failure.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type NoteSaver, openNoteSaver, type SavingState } from './noteSaver.ts';

let saver: NoteSaver;
let saved: string[];
let states: SavingState[];
let answers: Promise<boolean>[];

beforeEach(() => {
  vi.useFakeTimers();
  saved = [];
  states = [];
  answers = [];
  saver = openNoteSaver({
    save(text) {
      saved.push(text);
      return answers.shift() ?? Promise.resolve(true);
    },
    onState: (state) => void states.push(state),
  });
});
afterEach(() => void vi.useRealTimers());

it('saves after a pause, not with every letter', async () => {
  for (const text of ['C', 'Ca', 'Cas']) {
    saver.write(text);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saved).toEqual(['Cas']);
  expect(states.at(-1)).toBe('saved');
});

it('saves at once when it is left, and nothing twice', async () => {
  saver.write('Castle');
  saver.flush();
  await vi.runAllTimersAsync();
  saver.flush();
  await vi.runAllTimersAsync();
  expect(saved).toEqual(['Castle']);
});

it('saves what was written meanwhile after what is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  answers.push(promise);
  saver.write('one');
  saver.flush();
  saver.write('two');
  await vi.runAllTimersAsync();
  expect(saved).toEqual(['one']);
  resolve(true);
  await vi.runAllTimersAsync();
  expect(saved).toEqual(['one', 'two']);
});

it('tries again, with the newest text', async () => {
  answers.push(Promise.resolve(false));
  saver.write('one');
  saver.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toBe('late');
  saver.write('two');
  await vi.runAllTimersAsync();
  expect(saved).toEqual(['one', 'two']);
  expect(states.at(-1)).toBe('saved');
});
