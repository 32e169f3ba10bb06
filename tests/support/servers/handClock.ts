// A clock that a test turns by hand.
import type { WallClock } from '../../../src/server/base/shared/clock.ts';

export interface HandClock extends WallClock {
  forward(ms: number): void;
}

export function handClock(start = Date.UTC(2026, 2, 2, 9)): HandClock {
  let passed = 0;
  return {
    now: () => start + passed,
    monotonic: () => passed,
    forward(ms) {
      passed += ms;
    },
  };
}
