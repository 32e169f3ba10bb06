// Time controls by table: free seconds at the start, increments, flags, standing still.
import { expect, test } from 'vitest';
import { type Clock, haltClock, leftAt, nextFlag, passClock, startClock, timeControls } from './clock.ts';

const blitz = { initial: 180, increment: 0 };
const rapid = { initial: 300, increment: 3 };

/** Turns of both sides in order, each as long as said; the clock as the next one begins. */
function after(control: typeof blitz, ...turns: readonly number[]): { clock: Clock; at: number } {
  let at = 0;
  let clock = passClock(startClock(control, 2), 0, [0]);
  for (const [i, seconds] of turns.entries()) {
    at += seconds * 1000;
    clock = passClock(clock, at, [1 - (i % 2)]);
  }
  return { clock, at };
}

test.each([
  ['the first 20 s of each side are free', blitz, [20, 20], [180, 180]],
  ['what is over them counts', blitz, [25, 21], [175, 179]],
  ['only the first turn is free', blitz, [5, 5, 10, 7], [170, 173]],
  ['the increment comes after each completed turn', rapid, [5, 5, 10, 2], [296, 304]],
  ['also after the free turn', rapid, [5], [303, 300]],
] as const)('%s', (_, control, turns, left) => {
  const { clock, at } = after(control, ...turns);
  expect([0, 1].map((seat) => leftAt(clock, seat, at) / 1000)).toEqual(left);
});

test.each([
  ['first turn', [], { seat: 0, at: 200_000 }],
  ['first turn of the other side', [5], { seat: 1, at: 205_000 }],
  ['later', [5, 5, 10], { seat: 1, at: 20_000 + 180_000 }],
] as const)('the flag falls: %s', (_, turns, flag) => {
  expect(nextFlag(after(blitz, ...turns).clock)).toEqual(flag);
});

test('of several running clocks the shortest falls first', () => {
  const clock: Clock = {
    ...startClock(blitz, 3),
    leftMs: [9_000, 5_000, 7_000],
    freeMs: [0, 0, 0],
    running: [0, 2],
  };
  expect(nextFlag(clock)).toEqual({ seat: 2, at: 7_000 });
});

test('a halted clock keeps what is left, and no flag falls', () => {
  const { clock } = after(blitz, 5, 5);
  const halted = haltClock(clock, 20_000);
  expect(leftAt(halted, 0, 500_000)).toBe(170_000);
  expect(nextFlag(halted)).toBeNull();
  expect(passClock(halted, 500_000, [0]).leftMs).toEqual([170_000, 180_000]);
});

test('between its turns a clock stands still', () => {
  const { clock } = after(blitz, 5);
  expect(leftAt(clock, 0, 900_000)).toBe(180_000);
});

test('the usual choice is no clock, and there are five others', () => {
  expect(timeControls.map((control) => control && `${control.initial}/${control.increment}`)).toEqual([
    null,
    '180/0',
    '300/0',
    '300/3',
    '600/0',
    '600/5',
  ]);
});
