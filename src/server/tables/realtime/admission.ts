// Admission of connections at the pace of this node: fewer at once while its event loop is late, so that people who play are served meanwhile.
import type { WallClock } from '../../base/shared/clock.ts';

export type Admission = <Value>(work: () => Promise<Value>) => Promise<Value>;

const mostATurn = 64;
/** They take a few milliseconds, which no move minds; with fewer people would wait long for a busy node. */
const leastATurn = 8;
/** A turn of the event loop that takes longer keeps moves waiting. */
const lateMs = 20;

export function createAdmission(clock: Pick<WallClock, 'monotonic'>): Admission {
  const waiting: (() => void)[] = [];
  let admittedATurn = mostATurn;

  function nextTurn(): void {
    const began = clock.monotonic();
    setImmediate(() => {
      const isLate = clock.monotonic() - began > lateMs;
      admittedATurn = isLate
        ? Math.max(leastATurn, admittedATurn / 2)
        : Math.min(mostATurn, admittedATurn * 2);
      for (const begin of waiting.splice(0, admittedATurn)) begin();
      if (waiting.length > 0) nextTurn();
    });
  }

  return async (work) => {
    await new Promise<void>((begin) => {
      waiting.push(begin);
      if (waiting.length === 1) nextTurn();
    });
    return work();
  };
}
