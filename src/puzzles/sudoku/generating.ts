// Makes a puzzle of a grade: a full grid from the seed, cells taken out while one solution stays, and again until the grade fits.
import type { Random } from '../../engine/random.ts';
import { classOf } from './grading.ts';
import { bitOf, boxes, cellCount, gridOf, size } from './grid.ts';
import type { Grade, Puzzle } from './shapes.ts';
import { solutions, type Trial, trialOf } from './solving.ts';

const digits = Array.from({ length: size }, (_, i) => i + 1);
const cells = Array.from({ length: cellCount }, (_, cell) => cell);

/** What each grade aims at: the class of its hardest technique, the fewest and the most givens. */
const aims: Readonly<Record<Grade, readonly [hardest: number, fewest: number, most: number]>> = {
  easy: [1, 36, 45],
  medium: [2, 28, 35],
  hard: [3, 24, 32],
  expert: [4, 22, 30],
};

/** How often a medium puzzle is looked for that needs more than singles: few do, and some may do without. */
const patience = 20;

/** The three boxes along the diagonal do not see each other: they are filled by chance, the rest by trial. */
function fullGrid(random: Random): string {
  const grid = new Uint8Array(cellCount);
  for (const box of [boxes[0], boxes[4], boxes[8]])
    for (const [i, digit] of random.shuffle(digits).entries()) grid[box?.[i] ?? 0] = digit;
  const [full] = solutions(gridOf(grid), 1, random.shuffle(digits));
  if (full === undefined) throw new Error('three boxes along the diagonal can always be completed');
  return full;
}

/** Takes out one cell after the other, where no other digit could stand there, until so many are left or none can go. */
function dig(full: string, fewest: number, random: Random): string {
  const trial = trialOf(full);
  if (!trial) throw new Error('a full grid has each digit once');
  let left = cellCount;
  for (const cell of random.shuffle(cells)) {
    if (left === fewest) break;
    const digit = trial.digits[cell] ?? 0;
    trial.take(cell);
    if (hasOther(trial, cell, digit)) trial.put(cell, digit);
    else left--;
  }
  return gridOf(trial.digits);
}

/** Whether there is a solution with another digit in this cell. */
const hasOther = (trial: Trial, cell: number, digit: number): boolean =>
  digits.some((other) => {
    if (other === digit || (trial.maskAt(cell) & bitOf(other)) === 0) return false;
    trial.put(cell, other);
    const isSolvable = trial.search(() => true);
    trial.take(cell);
    return isSolvable;
  });

export function makeSudoku(grade: Grade, random: Random): Puzzle {
  const [hardest, fewest, most] = aims[grade];
  for (let tries = 0; ; tries++) {
    const solution = fullGrid(random);
    const givens = dig(solution, fewest + random.below(most - fewest + 1), random);
    const needed = classOf(givens);
    if (needed === hardest || (grade === 'medium' && needed === 1 && tries >= patience))
      return { grade, givens, solution };
  }
}
