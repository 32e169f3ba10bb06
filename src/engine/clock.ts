// Time controls as arithmetic on match time: who has how long left, and when a flag would fall.
import type { Seat } from './game.ts';

export interface TimeControl {
  readonly initial: number; // seconds
  readonly increment: number; // seconds, after each completed turn
}

export interface Clock {
  readonly incrementMs: number;
  readonly leftMs: readonly number[]; // by seat, as of `since`
  readonly running: readonly Seat[];
  readonly since: number; // match time
  readonly turns: readonly number[]; // completed turns by seat
}

/** Nobody loses time while still sitting down: this much of a side's first turn is free. */
const firstTurnFreeMs = 20_000;

export const timeControls: readonly (TimeControl | null)[] = [
  null,
  { initial: 180, increment: 0 },
  { initial: 300, increment: 0 },
  { initial: 300, increment: 3 },
  { initial: 600, increment: 0 },
  { initial: 600, increment: 5 },
];

export function startClock(control: TimeControl, seats: number): Clock {
  return {
    incrementMs: control.increment * 1000,
    leftMs: new Array<number>(seats).fill(control.initial * 1000),
    running: [],
    since: 0,
    turns: new Array<number>(seats).fill(0),
  };
}

const freeMs = (clock: Clock, seat: Seat) => (clock.turns[seat] === 0 ? firstTurnFreeMs : 0);

/** Time left to a seat at a moment of match time. */
export function leftAt(clock: Clock, seat: Seat, at: number): number {
  const left = clock.leftMs[seat] ?? 0;
  if (!clock.running.includes(seat)) return left;
  return left - Math.max(0, at - clock.since - freeMs(clock, seat));
}

/** Who must act now; a seat that just completed its turn is given the increment. */
export function passClock(clock: Clock, at: number, toAct: readonly Seat[]): Clock {
  const leftMs = clock.leftMs.map((_, seat) => leftAt(clock, seat, at));
  const turns = [...clock.turns];
  for (const seat of clock.running) {
    if (toAct.includes(seat)) continue;
    leftMs[seat] = (leftMs[seat] ?? 0) + clock.incrementMs;
    turns[seat] = (turns[seat] ?? 0) + 1;
  }
  return { ...clock, leftMs, turns, running: toAct, since: at };
}

/** The clocks as they stand, none running. */
export function haltClock(clock: Clock, at: number): Clock {
  return { ...clock, leftMs: clock.leftMs.map((_, seat) => leftAt(clock, seat, at)), running: [], since: at };
}

/** Whose flag falls next, and at which match time; null while none runs. */
export function nextFlag(clock: Clock): { readonly seat: Seat; readonly at: number } | null {
  let next: { seat: Seat; at: number } | null = null;
  for (const seat of clock.running) {
    const at = clock.since + freeMs(clock, seat) + (clock.leftMs[seat] ?? 0);
    if (next === null || at < next.at) next = { seat, at };
  }
  return next;
}
