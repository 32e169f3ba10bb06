// How likely a mine is on every hidden cell: by a glance at the numbers beside it, or by counting every way it can be.
import type { Thinking } from '../../engine/game.ts';
import { cells, neighboursOf } from './field.ts';
import type { View } from './shapes.ts';
import { flagOwner, hiddenCells, isHidden, minesLeft } from './view.ts';

/** By cell; 0 where nothing is hidden. */
export type Chances = readonly number[];

/** So many mines lie among these hidden cells. */
interface Clue {
  readonly cells: readonly number[];
  readonly mines: number;
}

function cluesOf(seen: View): Clue[] {
  return cells.flatMap((cell) => {
    const number = Number.parseInt(seen.field[cell] ?? '', 10);
    const around = neighboursOf(cell);
    const closed = around.filter((other) => isHidden(seen, other));
    if (Number.isNaN(number) || closed.length === 0) return [];
    const flags = around.filter((other) => flagOwner(seen, other) !== null).length;
    return [{ cells: closed, mines: number - flags }];
  });
}

/** Each number for itself: certain where it says so, else what the numbers beside a cell say on average. */
export function glance(seen: View): Chances {
  const closed = hiddenCells(seen);
  const chances = cells.map(() => 0);
  const clues = cluesOf(seen);
  for (const cell of closed) {
    const shares = clues
      .filter((clue) => clue.cells.includes(cell))
      .map((clue) => clue.mines / clue.cells.length);
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    const usual = minesLeft(seen) / closed.length;
    chances[cell] = shares.includes(1) ? 1 : shares.includes(0) ? 0 : shares.length ? mean : usual;
  }
  return chances;
}

/** Cells that stand beside the same clues are as good as one. */
interface Bunch {
  readonly cells: readonly number[];
  readonly clues: readonly number[];
}

function bunchesOf(clues: readonly Clue[]): Bunch[] {
  const bunches = new Map<string, { cells: number[]; clues: number[] }>();
  for (const cell of new Set(clues.flatMap((clue) => clue.cells))) {
    const beside = clues.flatMap((clue, i) => (clue.cells.includes(cell) ? [i] : []));
    const bunch = bunches.get(beside.join());
    if (bunch) bunch.cells.push(cell);
    else bunches.set(beside.join(), { cells: [cell], clues: beside });
  }
  return [...bunches.values()];
}

/** Bunches that have to do with one another, each one beside an earlier one. */
function groupsOf(bunches: readonly Bunch[]): Bunch[][] {
  const left = new Set(bunches);
  const groups: Bunch[][] = [];
  for (const first of bunches) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const bunch of group)
      for (const other of left)
        if (other.clues.some((clue) => bunch.clues.includes(clue))) {
          left.delete(other);
          group.push(other);
        }
    groups.push(group);
  }
  return groups;
}

const choices = new Map<string, number>();

/** In how many ways `k` of `n` cells can be mines. */
function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  const key = `${n} ${k}`;
  const known = choices.get(key);
  if (known !== undefined) return known;
  let ways = 1;
  for (let i = 0; i < Math.min(k, n - k); i++) ways = (ways * (n - i)) / (i + 1);
  choices.set(key, ways);
  return ways;
}

/** The ways a group can be, by how many mines are in it; and of these how many mines fall to each bunch. */
interface Count {
  readonly group: readonly Bunch[];
  readonly ways: number[];
  readonly shares: number[][]; // by bunch, then by mines in the group
}

const mostSteps = 60_000;

/** Goes through all ways of one group, bunch by bunch. */
class Counting {
  readonly #group: readonly Bunch[];
  readonly #thinking: Thinking;
  readonly #need: number[];
  readonly #room: number[];
  readonly #taken: number[] = [];
  #steps = 0;
  readonly count: Count;

  constructor(group: readonly Bunch[], clues: readonly Clue[], thinking: Thinking) {
    this.#group = group;
    this.#thinking = thinking;
    this.#need = clues.map((clue) => clue.mines);
    this.#room = clues.map((_, i) =>
      group.reduce((sum, bunch) => sum + (bunch.clues.includes(i) ? bunch.cells.length : 0), 0),
    );
    this.count = { group, ways: [], shares: group.map(() => []) };
  }

  #settle(weight: number): void {
    const { ways, shares } = this.count;
    const mines = this.#taken.reduce((sum, n) => sum + n, 0);
    ways[mines] = (ways[mines] ?? 0) + weight;
    for (const [i, share] of shares.entries())
      share[mines] = (share[mines] ?? 0) + weight * (this.#taken[i] ?? 0);
  }

  #add(to: number[], { clues }: Bunch, some: number): void {
    for (const clue of clues) to[clue] = (to[clue] ?? 0) + some;
  }

  /** False: there are too many ways, or no time. */
  place(at = 0, weight = 1): boolean {
    const bunch = this.#group[at];
    if (!bunch) {
      this.#settle(weight);
      return true;
    }
    if (++this.#steps > mostSteps || (this.#steps % 512 === 0 && this.#thinking.isOver())) return false;
    const size = bunch.cells.length;
    this.#add(this.#room, bunch, -size);
    const least = Math.max(0, ...bunch.clues.map((i) => (this.#need[i] ?? 0) - (this.#room[i] ?? 0)));
    const most = Math.min(size, ...bunch.clues.map((i) => this.#need[i] ?? 0));
    let isDone = true;
    for (let mines = least; mines <= most && isDone; mines++) {
      this.#add(this.#need, bunch, -mines);
      this.#taken[at] = mines;
      isDone = this.place(at + 1, weight * choose(size, mines));
      this.#add(this.#need, bunch, mines);
    }
    this.#add(this.#room, bunch, size);
    return isDone;
  }
}

/** Ways of two groups together, by their mines. */
function together(one: readonly number[], other: readonly number[]): number[] {
  const both: number[] = [];
  for (const [i, a] of one.entries())
    for (const [j, b] of other.entries()) both[i + j] = (both[i + j] ?? 0) + (a ?? 0) * (b ?? 0);
  return both;
}

/** What is likely when every way the mines can lie is as likely; null: there was no time to count. */
export function reckon(seen: View, thinking: Thinking): Chances | null {
  const clues = cluesOf(seen);
  const counts: Count[] = [];
  for (const group of groupsOf(bunchesOf(clues))) {
    const counting = new Counting(group, clues, thinking);
    if (thinking.isOver() || !counting.place()) return null;
    counts.push(counting.count);
  }
  const beside = new Set(clues.flatMap((clue) => clue.cells));
  const rest = hiddenCells(seen).filter((cell) => !beside.has(cell));
  const left = minesLeft(seen);
  const sumOver = (ways: readonly number[], of: (mines: number) => number) =>
    ways.reduce((sum, way, mines) => sum + (way ?? 0) * of(mines), 0);
  const everything = counts.reduce((ways, count) => together(ways, count.ways), [1]);
  const all = sumOver(everything, (mines) => choose(rest.length, left - mines));
  const chances = cells.map(() => 0);
  for (const count of counts) {
    const others = counts.reduce((ways, other) => (other === count ? ways : together(ways, other.ways)), [1]);
    for (const [i, bunch] of count.group.entries()) {
      const sum = sumOver(together(count.shares[i] ?? [], others), (mines) =>
        choose(rest.length, left - mines),
      );
      for (const cell of bunch.cells) chances[cell] = sum / all / bunch.cells.length;
    }
  }
  const inRest = sumOver(everything, (mines) => choose(rest.length - 1, left - mines - 1)) / all;
  for (const cell of rest) chances[cell] = inRest;
  return chances;
}
