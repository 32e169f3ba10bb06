// How hard a puzzle is: the class of the hardest technique that it needs, when the simplest is always tried first.
import { type GridPosition, place, single, startReasoning } from './position.ts';
import type { Grade } from './shapes.ts';
import { fish, hiddenSet, lockedCandidates, nakedSet, type Technique, xyWing } from './techniques.ts';

/** Class 1 are the singles, class 4 is all that is not here. */
const beyondSingles: readonly (readonly Technique[])[] = [
  [lockedCandidates, nakedSet(2), hiddenSet(2)],
  [nakedSet(3), hiddenSet(3), fish(2), fish(3), xyWing],
];

const hardest = beyondSingles.length + 2;

function placeSingles(position: GridPosition): void {
  for (let found = single(position); found; found = single(position))
    place(position, found.cell, found.digit);
}

/** The class of the hardest technique needed, 4 where none of them gets on. The grid has one solution. */
export function classOf(grid: string): number {
  const position = startReasoning(grid);
  let reached = 1;
  for (;;) {
    placeSingles(position);
    if (position.open === 0) return reached;
    const harder = beyondSingles.findIndex((techniques) => techniques.some((each) => each(position)));
    if (harder < 0) return hardest;
    reached = Math.max(reached, harder + 2);
  }
}

export const givensIn = (grid: string): number => grid.replaceAll('0', '').length;

/** The fewest givens of an easy puzzle. */
export const fewestOfEasy = 36;

/** Grades a grid with one solution. */
export function gradeOf(grid: string): Grade {
  switch (classOf(grid)) {
    case 1:
      return givensIn(grid) < fewestOfEasy ? 'medium' : 'easy';
    case 2:
      return 'medium';
    case 3:
      return 'hard';
    default:
      return 'expert';
  }
}
