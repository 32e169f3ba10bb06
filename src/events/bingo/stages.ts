// The stages of a bingo game: which cells complete each, and what a card lacks for it.
import { type Card, cells, freeCell, side } from './card.ts';

export type StageName = 'oneLine' | 'twoLines' | 'fullCard' | 'fourCorners' | 'x' | 'frame';

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const all = upTo(cells);
const rowOf = (cell: number) => Math.floor(cell / side);
const columnOf = (cell: number) => cell % side;
const last = side - 1;

const falling = all.filter((cell) => rowOf(cell) === columnOf(cell));
const rising = all.filter((cell) => rowOf(cell) + columnOf(cell) === last);

/** Rows, columns and both diagonals. */
export const lines: readonly (readonly number[])[] = [
  ...upTo(side).map((row) => all.filter((cell) => rowOf(cell) === row)),
  ...upTo(side).map((column) => all.filter((cell) => columnOf(cell) === column)),
  falling,
  rising,
];

const union = (one: readonly number[], other: readonly number[]): number[] => [
  ...new Set([...one, ...other]),
];

/** For each stage every set of cells that completes it. */
const patterns: Readonly<Record<StageName, readonly (readonly number[])[]>> = {
  oneLine: lines,
  twoLines: lines.flatMap((one, at) => lines.slice(at + 1).map((other) => union(one, other))),
  fullCard: [all],
  fourCorners: [[0, last, cells - side, cells - 1]],
  x: [union(falling, rising)],
  frame: [all.filter((cell) => [rowOf(cell), columnOf(cell)].some((at) => at === 0 || at === last))],
};

const lackingOf = (pattern: readonly number[], card: Card, called: ReadonlySet<number>): number[] =>
  pattern.filter((cell) => cell !== freeCell && !called.has(card[cell] ?? -1));

/** The cells of one pattern that is complete by the called numbers; null: none is. */
export const completed = (
  stage: StageName,
  card: Card,
  called: ReadonlySet<number>,
): readonly number[] | null =>
  patterns[stage].find((pattern) => lackingOf(pattern, card, called).length === 0) ?? null;

/** The cells each of which alone would complete the stage; none if it is complete already. */
export function oneAwayCells(stage: StageName, card: Card, called: ReadonlySet<number>): number[] {
  const lacking = patterns[stage].map((pattern) => lackingOf(pattern, card, called));
  if (lacking.some((missing) => missing.length === 0)) return [];
  return [...new Set(lacking.flatMap((missing) => (missing.length === 1 ? missing : [])))].sort(
    (a, b) => a - b,
  );
}

/** How many people are one number short of the stage with one of their cards. */
export const peopleOneAway = (
  stage: StageName,
  cardsByPerson: Iterable<readonly Card[]>,
  called: ReadonlySet<number>,
): number =>
  [...cardsByPerson].filter((cards) => cards.some((card) => oneAwayCells(stage, card, called).length > 0))
    .length;
