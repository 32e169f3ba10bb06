// Why a checker, or a whole turn, may not go where one tried to put it: text keys under `refusal`.
import { bar, count, isHeld, off, type Placing, type Step } from './position.ts';

export function refusalOf(at: Placing, from: number | null, to: number): string | null {
  if (from === null) {
    if (count(at.mine, bar) > 0) return 'enterFirst';
    return count(at.mine, to) > 0 ? 'noNumber' : 'notYours';
  }
  if (to === off) return 'notHome';
  if (to < bar && isHeld(at.theirs, to)) return 'pointHeld';
  return to > from ? 'forward' : 'noNumber';
}

/** Of a turn that is not one of those this roll allows, each of which plays `most` numbers. */
export function turnRefusalOf(
  at: Placing,
  dice: readonly number[],
  most: number,
  steps: readonly Step[],
): string {
  if (count(at.mine, bar) > 0 && !steps.some(({ from }) => from === bar)) return 'enterFirst';
  if (steps.some(({ to }) => to !== off && isHeld(at.theirs, to))) return 'pointHeld';
  const isByNumbers = steps.every(({ from, to }) => to === off || dice.includes(from - to));
  return isByNumbers && steps.length < most ? 'playMore' : 'notLegal';
}
