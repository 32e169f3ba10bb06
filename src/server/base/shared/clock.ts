// Wall clock and monotonic clock: the only place that reads the machine's time.
import { performance } from 'node:perf_hooks';

export interface WallClock {
  /** Milliseconds since 1970; may jump when the machine's clock is set. */
  now(): number;
  /** Milliseconds since the process began; never jumps. For durations. */
  monotonic(): number;
}

export const machineClock: WallClock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
};
