// Concurrency limiter for costly work: a few run at once, some wait, the rest are refused.
import { type Refusal, refuse } from '../../../contract/errors.ts';

export type Limiter = <Value>(work: () => Promise<Value>) => Promise<Value | Refusal>;

/** `patienceMs`: who has waited so long for a turn is refused as well. */
export function createLimiter(most: number, mostWaiting: number, patienceMs = Infinity): Limiter {
  const waiting: ((isTurn: boolean) => void)[] = [];
  let working = 0;
  const turn = () =>
    new Promise<boolean>((decide) => {
      waiting.push(decide);
      if (patienceMs !== Infinity) setTimeout(giveUp, patienceMs, decide).unref();
    });
  function giveUp(decide: (isTurn: boolean) => void): void {
    const place = waiting.indexOf(decide);
    if (place < 0) return;
    waiting.splice(place, 1);
    decide(false);
  }
  return async (work) => {
    if (working < most) working += 1;
    else if (waiting.length >= mostWaiting || !(await turn())) return refuse('Overloaded');
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next(true);
      else working -= 1;
    }
  };
}
