// Time controls as arithmetic on match time: who has how long left, and when a flag would fall.
import type { Seat } from './game.ts';

export interface TimeControl {
  readonly initial: number; // seconds
  readonly increment: number; // seconds, after each completed turn
}

export interface Clock {
  readonly incrementMs: number;
  readonly leftMs: readonly number[]; // by seat, as of `since`
  readonly freeMs: readonly number[]; // by seat, as of `since`: what is left of the free time of its first turn
  readonly running: readonly Seat[];
  readonly since: number; // match time
  /** The seat whose turn it is. A turn is longer than its clock runs where the house acts or another seat answers in between. */
  readonly inTurn: readonly Seat[];
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
    freeMs: new Array<number>(seats).fill(firstTurnFreeMs),
    running: [],
    since: 0,
    inTurn: [],
  };
}

const elapsedOf = (clock: Clock, seat: Seat, at: number): number =>
  clock.running.includes(seat) ? Math.max(0, at - clock.since) : 0;

/** Time left to a seat at a moment of match time. */
export function leftAt(clock: Clock, seat: Seat, at: number): number {
  const counted = Math.max(0, elapsedOf(clock, seat, at) - (clock.freeMs[seat] ?? 0));
  return (clock.leftMs[seat] ?? 0) - counted;
}

/** The clocks as they stand, none running. A turn that was going on goes on afterwards. */
export const haltClock = (clock: Clock, at: number): Clock => ({
  ...clock,
  leftMs: clock.leftMs.map((_, seat) => leftAt(clock, seat, at)),
  freeMs: clock.freeMs.map((free, seat) => Math.max(0, free - elapsedOf(clock, seat, at))),
  running: [],
  since: at,
});

/** As they stand, and nobody has completed the turn that was going on. */
export const cutTurnShort = (clock: Clock, at: number): Clock => ({ ...haltClock(clock, at), inTurn: [] });

/** Passes the clock to the seat that must act, and gives the increment to the seat whose turn is over. */
export function passClock(
  clock: Clock,
  at: number,
  running: readonly Seat[],
  inTurn: readonly Seat[] = running,
): Clock {
  const halted = haltClock(clock, at);
  const completed = clock.inTurn.filter((seat) => !inTurn.includes(seat));
  return {
    ...halted,
    leftMs: halted.leftMs.map((left, seat) => (completed.includes(seat) ? left + clock.incrementMs : left)),
    freeMs: halted.freeMs.map((free, seat) => (completed.includes(seat) ? 0 : free)),
    running,
    inTurn,
  };
}

/** The seat whose time runs out next, and at which match time; null while no clock runs. */
export function nextFlag(clock: Clock): { readonly seat: Seat; readonly at: number } | null {
  let next: { seat: Seat; at: number } | null = null;
  for (const seat of clock.running) {
    const at = clock.since + (clock.freeMs[seat] ?? 0) + (clock.leftMs[seat] ?? 0);
    if (next === null || at < next.at) next = { seat, at };
  }
  return next;
}
