// Every whole turn that a roll allows: as many numbers as possible are played, one turn for each board it leads to.
import { afterStep, bar, landing, type Placing, type Step } from './position.ts';

export interface Outcome extends Placing {
  /** From the highest point down, as turns are written and compared. */
  readonly steps: readonly Step[];
}

/** The numbers to play: a double counts four times. */
export const numbersOf = (dice: readonly number[]): readonly number[] => {
  const [a, b] = dice;
  return a !== undefined && a === b ? [a, a, a, a] : dice;
};

/** The same for the same board. */
export const keyOf = ({ mine, theirs }: Placing): string => String.fromCharCode(...mine, ...theirs);

/**
 * Every way to play one more number. With a double, steps from the top down are all there is: any turn can be put in
 * that order, and then no two lead to the same board.
 */
function withNumber(outcomes: readonly Outcome[], die: number, isDouble: boolean): Outcome[] {
  const further: Outcome[] = [];
  for (const outcome of outcomes) {
    const last = outcome.steps.at(-1);
    for (let from = isDouble && last ? last.from : bar; from > 0; from--) {
      const to = landing(outcome, from, die);
      if (to === null) continue;
      const step = { from, to };
      further.push({ ...afterStep(outcome, step), steps: [...outcome.steps, step] });
    }
  }
  return further;
}

/** As far as these numbers go in this order. */
function playThrough(at: Placing, numbers: readonly number[]): Outcome[] {
  let reached: Outcome[] = [{ ...at, steps: [] }];
  for (const die of numbers) {
    const further = withNumber(reached, die, numbers[0] === numbers[1]);
    if (further.length === 0) break;
    reached = further;
  }
  return reached;
}

const stepsIn = (outcomes: readonly Outcome[]): number => outcomes[0]?.steps.length ?? 0;

/** The first turn found for each board. */
function unique(outcomes: readonly Outcome[]): Outcome[] {
  const found = new Map<string, Outcome>();
  for (const outcome of outcomes) {
    const key = keyOf(outcome);
    if (!found.has(key)) found.set(key, outcome);
  }
  return [...found.values()];
}

/** When either number can be played but not both, it must be the higher. */
function playTwo(at: Placing, high: number, low: number): Outcome[] {
  const highFirst = playThrough(at, [high, low]);
  const lowFirst = playThrough(at, [low, high]);
  const [a, b] = [stepsIn(highFirst), stepsIn(lowFirst)];
  if (a === 2 && b === 2) return unique([...highFirst, ...lowFirst]);
  if (b === 2 || a === 0) return unique(lowFirst);
  return unique(highFirst);
}

export const fromTheTop = (steps: readonly Step[]): Step[] =>
  steps.toSorted((a, b) => b.from - a.from || b.to - a.to);

/** One turn for each board that may stand at its end; a single turn without steps when nothing can be played. */
export function wholeTurns(at: Placing, numbers: readonly number[]): Outcome[] {
  const [high = 0, low = 0] = numbers.toSorted((a, b) => b - a);
  const outcomes = high === low || low === 0 ? playThrough(at, numbers) : playTwo(at, high, low);
  return outcomes.map((outcome) => ({ ...outcome, steps: fromTheTop(outcome.steps) }));
}

/** A step of a half-made turn and the number it uses. */
export interface NextStep extends Step {
  readonly die: number;
}

/** What may be played next with the numbers left, so that the turn still becomes a whole one. */
export function nextSteps(at: Placing, left: readonly number[]): NextStep[] {
  const needed = stepsIn(wholeTurns(at, left));
  const possible: NextStep[] = [];
  for (const die of new Set(left.toSorted((a, b) => a - b))) {
    const rest = left.toSpliced(left.indexOf(die), 1);
    for (let from = bar; from > 0; from--) {
      const to = landing(at, from, die);
      if (to === null) continue;
      const after = stepsIn(wholeTurns(afterStep(at, { from, to }), rest));
      if (after + 1 === needed) possible.push({ from, to, die });
    }
  }
  if (needed > 1) return possible;
  const highest = Math.max(...possible.map(({ die }) => die));
  return possible.filter(({ die }) => die === highest);
}
