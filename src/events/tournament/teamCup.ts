// A team cup: departments of any size play a Swiss tournament together, and the best results of each count for it. Pure.
import type { EntrantStanding } from './standings.ts';
import type { Entrant } from './tournament.ts';

/** Of each department at most so many results count. */
export const mostCounted = 5;

/** How many take part for each department that has somebody. */
export function departmentSizes(
  entrants: readonly Pick<Entrant, 'department'>[],
): ReadonlyMap<number, number> {
  const sizes = new Map<number, number>();
  for (const { department } of entrants)
    if (typeof department === 'number') sizes.set(department, (sizes.get(department) ?? 0) + 1);
  return sizes;
}

/** As many results as the smallest department has people. */
export const usualCounted = (entrants: readonly Pick<Entrant, 'department'>[]): number =>
  Math.min(mostCounted, Math.max(1, Math.min(mostCounted, ...departmentSizes(entrants).values())));

/** Where nobody has more than half of the people, no more rounds than there are people of other departments to meet. */
export function mostRoundsOfCup(entrants: readonly Pick<Entrant, 'department'>[]): number {
  const largest = Math.max(0, ...departmentSizes(entrants).values());
  const others = entrants.length - largest;
  return largest <= others ? Math.max(1, others) : Number.POSITIVE_INFINITY;
}

/**
 * Which pairs may be made, by places from 1: none within a department. Where one has more people than all others together,
 * everybody of the others meets somebody of it, so that as few of it as possible meet each other.
 */
export function pairsAcross(
  departments: readonly (number | null | undefined)[],
): (one: number, other: number) => boolean {
  const sizes = departmentSizes(departments.map((department) => ({ department: department ?? null })));
  const [largest, size] = [...sizes].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0]);
  const isLargest = (at: number): boolean => departments[at - 1] === largest;
  if (size * 2 > departments.length) return (one, other) => isLargest(one) || isLargest(other);
  return (one, other) => departments[one - 1] !== departments[other - 1];
}

export interface DepartmentStanding {
  readonly department: number;
  /** Equal ranks are shared. */
  readonly rank: number;
  /** Half points of those whose results count. */
  readonly points: number;
  /** Games that they have won at the table. */
  readonly wins: number;
  readonly people: number;
  /** The numbers of those whose results count, best first. */
  readonly counted: readonly number[];
}

type Unranked = Omit<DepartmentStanding, 'rank'> & { readonly best: number };

/** Points, then wins of those who count, then whose best person ranks higher. Above zero: the other one is better. */
const compare = (one: Unranked, other: Unranked): number =>
  other.points - one.points || other.wins - one.wins || one.best - other.best;

/** Best first, of every department that somebody plays for. `standings` are those of the people, best first. */
export function departmentStandings(
  entrants: readonly Pick<Entrant, 'number' | 'department'>[],
  standings: readonly EntrantStanding[],
  counted: number,
): DepartmentStanding[] {
  const departments = new Map(entrants.map(({ number, department }) => [number, department ?? null]));
  const people = departmentSizes(entrants);
  const rows = [...people].map(([department, size]): Unranked => {
    const best = standings.filter(({ entrant }) => departments.get(entrant) === department).slice(0, counted);
    return {
      department,
      points: best.reduce((sum, { points }) => sum + points, 0),
      wins: best.reduce((sum, { wins }) => sum + wins, 0),
      people: size,
      counted: best.map(({ entrant }) => entrant),
      best: best[0]?.rank ?? Number.POSITIVE_INFINITY,
    };
  });
  const sorted = rows.toSorted((one, other) => compare(one, other) || one.department - other.department);
  let rank = 1;
  return sorted.map(({ best: _, ...row }, at) => {
    const [before, own] = [sorted[at - 1], sorted[at]];
    if (before && own && compare(before, own) !== 0) rank = at + 1;
    return { ...row, rank };
  });
}
