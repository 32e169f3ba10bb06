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
  /** The columns in order of play. */
  readonly drops: readonly number[];
  readonly stacks: Stacks;
  /** The winning discs from end to end. */
  readonly line: readonly Spot[] | null;
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

const noDiscs: Stacks = Array.from({ length: columns }, () => []);

export const start = (): State => ({ drops: [], stacks: noDiscs, line: null });

/** With a disc of this seat on top of a column. */
export const withDisc = (stacks: Stacks, seat: Seat, column: number): Stacks =>
  stacks.with(column - 1, [...(stacks[column - 1] ?? []), seat]);

export const isOpen = (stacks: Stacks, column: number): boolean =>
  (stacks[column - 1]?.length ?? rows) < rows;

export const openColumns = (stacks: Stacks): number[] =>
  stacks.flatMap((stack, i) => (stack.length < rows ? [i + 1] : []));

export function lastSpot({ drops, stacks }: State): Spot | null {
  const column = drops.at(-1);
  return column === undefined ? null : [column, stacks[column - 1]?.length ?? 0];
}

const directions: readonly Spot[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

/** The line of four or more that the disc on this spot is part of. */
export function lineThrough(stacks: Stacks, [column, row]: Spot): Spot[] | null {
  const seat = stacks[column - 1]?.[row - 1];
  if (seat === undefined) return null;
  /** How many discs of this seat follow in a direction. */
  const discsOn = (dc: number, dr: number): number => {
    let discs = 0;
    while (stacks[column - 1 + (discs + 1) * dc]?.[row - 1 + (discs + 1) * dr] === seat) discs += 1;
    return discs;
  };
  for (const [dc, dr] of directions) {
    const behind = discsOn(-dc, -dr);
    const length = behind + 1 + discsOn(dc, dr);
    if (length < 4) continue;
    return Array.from({ length }, (_, at) => [column + (at - behind) * dc, row + (at - behind) * dr]);
  }
  return null;
}

export function result({ drops, line }: State): Result | null {
  const lastSeat = (drops.length + 1) % 2;
  if (line) return { places: [[lastSeat], [1 - lastSeat]], reason: 'normal', how: 'fourInLine' };
  if (drops.length < columns * rows) return null;
  return { places: [[0, 1]], reason: 'normal', how: 'boardFull' };
}

export const toAct = (state: State): Seat[] => (result(state) ? [] : [state.drops.length % 2]);

export const refusal = (state: State, column: number): string | null =>
  isOpen(state.stacks, column) ? null : 'columnFull';

export function play(state: State, entry: Entry<Connect4>): State {
  if (entry.kind !== 'move') return state;
  const { move: column } = entry;
  const stacks = withDisc(state.stacks, state.drops.length % 2, column);
  const line = lineThrough(stacks, [column, stacks[column - 1]?.length ?? 0]);
  return { drops: [...state.drops, column], stacks, line };
}

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
