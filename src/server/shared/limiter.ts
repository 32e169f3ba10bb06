// A door for costly work: a few at once, some may wait, the rest are refused.
import { type Refusal, refuse } from '../../contract/errors.ts';

export type Door = <Value>(work: () => Promise<Value>) => Promise<Value | Refusal>;

export function fewAtOnce(most: number, mostWaiting: number): Door {
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
