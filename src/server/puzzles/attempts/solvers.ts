// The people of the team who joined a puzzle, with the results that the reader may see. Pure.
import type { Solver } from '../../../contract/puzzles/puzzles.ts';
import type { StoredSolver } from './store.ts';

export const secondsBetween = (joinedAt: number, endedAt: number): number =>
  Math.max(0, Math.floor((endedAt - joinedAt) / 1_000));

interface Finisher extends StoredSolver {
  readonly rank: number;
  readonly seconds: number;
}

/** Those who solved it: by points, then time, then name. Equal points and time share a rank, and the next rank skips. */
export function rankedSolvers(solvers: readonly StoredSolver[], collator: Intl.Collator): Finisher[] {
  const order = solvers
    .filter((solver) => solver.is_solved === true)
    .map((solver) => ({
      ...solver,
      points: solver.points ?? 0,
      seconds: secondsBetween(solver.joined_at, solver.ended_at ?? solver.joined_at),
    }))
    .toSorted((a, b) => b.points - a.points || a.seconds - b.seconds || collator.compare(a.name, b.name));
  let rank = 1;
  return order.map((solver, at) => {
    const before = order[at - 1];
    const isEqual = before?.points === solver.points && before.seconds === solver.seconds;
    if (!isEqual) rank = at + 1;
    return { ...solver, rank };
  });
}

interface Reading {
  readonly isClosed: boolean;
  /** The reader's own attempt is over. */
  readonly isFinished: boolean;
  readonly collator: Intl.Collator;
}

/** Ranked first, then who is still at it, then who missed it. */
export function presentSolvers(
  solvers: readonly StoredSolver[],
  { isClosed, isFinished, collator }: Reading,
): Solver[] {
  const ranks = new Map(rankedSolvers(solvers, collator).map((each) => [each.user_id, each]));
  const presented = solvers.map((solver): Solver => {
    const { user_id: userId, name, avatar, joined_at, ended_at } = solver;
    const isOver = ended_at !== null || isClosed;
    const state = solver.is_solved ? 'solved' : isOver ? 'missed' : 'playing';
    return {
      userId,
      name,
      avatar,
      state,
      rank: isFinished ? (ranks.get(userId)?.rank ?? null) : null,
      points: isFinished && isOver ? (solver.points ?? 0) : null,
      seconds: ended_at === null ? null : secondsBetween(joined_at, ended_at),
      colours: isFinished && solver.colours ? [...solver.colours] : null,
    };
  });
  const states = ['solved', 'playing', 'missed'];
  const shownFirst = (one: Solver, other: Solver) =>
    states.indexOf(one.state) - states.indexOf(other.state) ||
    (one.rank ?? 0) - (other.rank ?? 0) ||
    collator.compare(one.name, other.name);
  return presented.toSorted(shownFirst);
}
