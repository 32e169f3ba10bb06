// The rules of Connect 4: seven columns, six rows, four discs in a line.
import type { Entry, GameRules, Result, Seat, Shapes } from '../../engine/game.ts';

export const columns = 7;
export const rows = 6;

export interface Connect4 extends Shapes {
  rules: Readonly<Record<string, never>>;
  state: State;
  move: number; // the column, 1 to 7
  deal: never;
  view: View;
}

export interface State {
  /** The columns in order of play; that is the position too. */
  readonly drops: readonly number[];
}

/** The discs of each column, from the bottom up, by the seat that dropped them. */
export type Stacks = readonly (readonly Seat[])[];

/** A place on the board: column and row, both from 1, the rows from the bottom. */
export type Spot = readonly [column: number, row: number];

export interface View {
  readonly stacks: Stacks;
  readonly last: Spot | null;
  /** The winning discs from end to end. */
  readonly line: readonly Spot[] | null;
  /** Who drops next; null when the game is over. */
  readonly next: Seat | null;
}

export const start = (): State => ({ drops: [] });

export function stacksOf(drops: readonly number[]): Stacks {
  const stacks: Seat[][] = Array.from({ length: columns }, () => []);
  drops.forEach((column, ply) => {
    stacks[column - 1]?.push(ply % 2);
  });
  return stacks;
}

export const isOpen = (stacks: Stacks, column: number): boolean =>
  (stacks[column - 1]?.length ?? rows) < rows;

export const openColumns = (stacks: Stacks): number[] =>
  stacks.flatMap((stack, i) => (stack.length < rows ? [i + 1] : []));

export function lastSpot({ drops }: State): Spot | null {
  const column = drops.at(-1);
  if (column === undefined) return null;
  return [column, drops.filter((c) => c === column).length];
}

const directions: readonly Spot[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

/** The line of four or more that the disc on this spot is part of. */
export function lineThrough(stacks: Stacks, [column, row]: Spot): Spot[] | null {
  const discAt = (c: number, r: number) => stacks[c - 1]?.[r - 1];
  const seat = discAt(column, row);
  if (seat === undefined) return null;
  for (const [dc, dr] of directions) {
    let [c, r] = [column, row];
    while (discAt(c - dc, r - dr) === seat) [c, r] = [c - dc, r - dr];
    const line: Spot[] = [];
    for (; discAt(c, r) === seat; c += dc, r += dr) line.push([c, r]);
    if (line.length >= 4) return line;
  }
  return null;
}

export function winningLine(state: State): Spot[] | null {
  const last = lastSpot(state);
  return last && lineThrough(stacksOf(state.drops), last);
}

export function result(state: State): Result | null {
  const lastSeat = (state.drops.length + 1) % 2;
  if (winningLine(state))
    return {
      places: [[lastSeat], [1 - lastSeat]],
      reason: 'normal',
      how: 'fourInLine',
    };
  if (state.drops.length < columns * rows) return null;
  return { places: [[0, 1]], reason: 'normal', how: 'boardFull' };
}

export const toAct = (state: State): Seat[] => (result(state) ? [] : [state.drops.length % 2]);

export const refusal = (state: State, column: number): string | null =>
  isOpen(stacksOf(state.drops), column) ? null : 'columnFull';

export const play = (state: State, entry: Entry<Connect4>): State =>
  entry.kind === 'move' ? { drops: [...state.drops, entry.move] } : state;

/** What the engine asks of the rules. */
export const rules: GameRules<Connect4> = {
  version: 1,
  ruleSets: { standard: {} },
  start,
  toAct,
  refusal: (state, _seat, move) => refusal(state, move),
  play,
  result,
};
