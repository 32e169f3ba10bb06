// What is left of a phase in whole seconds, as React state; for countdowns that change what is drawn.
import { useEffect, useState } from 'react';
import { type Counting, leftOf, secondsOf } from './countdown.ts';

/** Null where nothing is counted. */
export function useLeft({ seenAt, leftMs, ofMs }: Counting): number | null {
  const now = () => {
    const left = leftOf({ seenAt, leftMs, ofMs }, performance.now());
    return left === null ? null : secondsOf(left);
  };
  const [seconds, tell] = useState(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` is made of the three
  useEffect(() => {
    tell(now());
    if (leftMs === null) return;
    const timer = setInterval(() => tell(now()), 200);
    return () => clearInterval(timer);
  }, [seenAt, leftMs, ofMs]);
  return seconds;
}
