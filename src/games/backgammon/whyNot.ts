// Why a checker may not go where one tried to put it: a text key under `refusal`.
import { bar, count, isHeld, off, type Placing } from './position.ts';

export function whyNot(at: Placing, from: number | null, to: number): string | null {
  if (from === null) {
    if (count(at.mine, bar) > 0) return 'enterFirst';
    return count(at.mine, to) > 0 ? 'noNumber' : 'notYours';
  }
  if (to === off) return 'notHome';
  if (to < bar && isHeld(at.theirs, to)) return 'pointHeld';
  return to > from ? 'forward' : 'noNumber';
}
