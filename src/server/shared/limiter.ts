// Concurrency limiter for costly work: a few run at once, some wait, the rest are refused.
import { type Refusal, refuse } from '../../contract/errors.ts';

export type Limiter = <Value>(work: () => Promise<Value>) => Promise<Value | Refusal>;

export function createLimiter(most: number, mostWaiting: number): Limiter {
  const waiting: (() => void)[] = [];
  let working = 0;
  return async (work) => {
    if (working < most) working += 1;
    else if (waiting.length >= mostWaiting) return refuse('Overloaded');
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
