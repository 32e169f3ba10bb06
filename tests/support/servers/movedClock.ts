// A clock that runs like the machine's, from a moment that a test chooses, and is moved on by days.
import { machineClock, type WallClock } from '../../../src/server/base/shared/clock.ts';

export interface MovedClock extends WallClock {
  /** Moves on to this moment, as 2026-03-02T09:00:00Z. */
  to(moment: string): void;
  /** So much time passes, for clocks of games as well. */
  pass(ms: number): void;
}

export function movedClock(moment: string): MovedClock {
  let ahead = Date.parse(moment) - machineClock.now();
  let passed = 0;
  return {
    now: () => machineClock.now() + ahead,
    monotonic: () => machineClock.monotonic() + passed,
    to(next) {
      ahead = Date.parse(next) - machineClock.now();
    },
    pass(ms) {
      ahead += ms;
      passed += ms;
    },
  };
}
