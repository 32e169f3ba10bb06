// Which column wins, and which only lose: asked of the solver column by column, with more patience each time.
import type { Seat } from '../../engine/game.ts';
import { lineThrough, openColumns, type Stacks } from './rules.ts';
import type { Solver } from './solver.ts';

/** What a bot may spend on a proof: the better part of half a second. */
export const usualNodes = 1_000_000;

const firstPatience = 3_000;
const nodesForLoss = 100_000;

export const middleFirst = (columns: readonly number[]): number[] =>
  columns.toSorted((a, b) => Math.abs(a - 4) - Math.abs(b - 4));

export const dropped = (stacks: Stacks, column: number, seat: Seat): Stacks =>
  stacks.map((stack, i) => (i === column - 1 ? [...stack, seat] : stack));

/** Whether the topmost disc of this column is part of a four. */
export const isFour = (stacks: Stacks, column: number): boolean =>
  lineThrough(stacks, [column, stacks[column - 1]?.length ?? 0]) !== null;

/** A column that wins whatever the answers; null: none was found in so many nodes. */
export function winningColumn(
  solver: Solver,
  stacks: Stacks,
  seat: Seat,
  mostNodes: number = usualNodes,
): number | null {
  let open = middleFirst(openColumns(stacks));
  const four = open.find((column) => isFour(dropped(stacks, column, seat), column));
  if (four !== undefined) return four;
  const end = solver.nodes + mostNodes;
  for (let patience = firstPatience; open.length > 0; patience *= 10)
    for (const column of open) {
      if (solver.nodes >= end || solver.isOver()) return null;
      const nodes = Math.min(patience, end - solver.nodes);
      const isHeld = solver.reaches(dropped(stacks, column, seat), 1 - seat, 0, nodes);
      if (isHeld === false) return column;
      if (isHeld) open = open.filter((other) => other !== column);
    }
  return null;
}

/** Whether this column is known to lose. */
export const isLosing = (solver: Solver, stacks: Stacks, seat: Seat, column: number): boolean =>
  solver.reaches(dropped(stacks, column, seat), 1 - seat, 1, nodesForLoss) === true;
