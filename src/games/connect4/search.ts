// Connect 4 as a tree for the search: fours are counted as they fill.
import type { Seat, Thinking } from '../../engine/game.ts';
import { type MoveList, Negamax, SearchClock, type Tree } from '../../kit/search/negamax.ts';
import { zobristKeys } from '../../kit/search/zobrist.ts';
import { columns, rows, type Stacks } from './rules.ts';

const cells = columns * rows;
const cellAt = (column: number, row: number) => row * columns + column; // both from 0

/** For each cell the fours (of the 69 on the board) it is part of. */
const foursOf: number[][] = Array.from({ length: cells }, () => []);
let fours = 0;
for (let column = 0; column < columns; column++) {
  for (let row = 0; row < rows; row++) {
    const ends = [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ] as const;
    for (const [dc, dr] of ends) {
      const lastRow = row + 3 * dr;
      if (column + 3 * dc >= columns || lastRow >= rows || lastRow < 0) continue;
      for (let i = 0; i < 4; i++) foursOf[cellAt(column + i * dc, row + i * dr)]?.push(fours);
      fours++;
    }
  }
}

const slotMarks = zobristKeys(cells * 2, 1);
const nameMarks = zobristKeys(cells * 2, 2);

/** The discs in a four as one number: five for each of the first seat, one for each of the second. */
const perDisc = [5, 1] as const;

/** What a four is worth to the only side in it, by its discs; full ones are ends, not worths. */
const worth = [0, 1, 6, 30, 0];

/** By the discs in a four, for the first seat. */
const balances = Int8Array.from({ length: 25 }, (_, discs) => {
  const [first, second] = [Math.floor(discs / 5), discs % 5];
  return first > 0 && second > 0 ? 0 : (worth[first] ?? 0) - (worth[second] ?? 0);
});

const centreFirst = [3, 2, 4, 1, 5, 0, 6];
const nodesBetweenLooks = 512;

/** A board that discs are dropped on and lifted from; moves are columns from 1. */
class Board implements Tree<number> {
  readonly isDrawnByRepetition = false;
  slot = 0;
  name = 0;
  private readonly open: MoveList<number> = {
    length: columns,
    at: (index) => {
      const column = centreFirst[index] ?? 0;
      return (this.heights[column] ?? rows) < rows ? column + 1 : undefined;
    },
  };
  private readonly heights = new Uint8Array(columns);
  private readonly discsIn = new Int8Array(fours);
  private discs = 0;
  private balance = 0; // of all fours, for seat 0
  private seat: Seat;
  /** The last disc completed a four. */
  private isWon = false;

  constructor(stacks: Stacks, seat: Seat) {
    this.seat = seat;
    stacks.forEach((stack, column) => {
      for (const disc of stack) this.drop(column, disc);
    });
  }

  outcome(): -1 | 0 | null {
    if (this.isWon) return -1;
    return this.discs === cells ? 0 : null;
  }

  codeOf(column: number): number {
    return column;
  }

  /** From the middle outwards, whatever was best before: one list for all positions. */
  moves(): MoveList<number> {
    return this.open;
  }

  worth(): number {
    return this.seat === 0 ? this.balance : -this.balance;
  }

  play(column: number): void {
    this.isWon = this.drop(column - 1, this.seat);
    this.seat = 1 - this.seat;
  }

  takeBack(column: number): void {
    this.seat = 1 - this.seat;
    this.lift(column - 1, this.seat);
    this.isWon = false;
  }

  /** True when the disc completes a four. */
  private drop(column: number, seat: Seat): boolean {
    const cell = cellAt(column, this.heights[column] ?? 0);
    this.heights[column] = (this.heights[column] ?? 0) + 1;
    this.discs++;
    return this.place(cell, seat, 1);
  }

  private lift(column: number, seat: Seat): void {
    const row = (this.heights[column] ?? 1) - 1;
    this.heights[column] = row;
    this.discs--;
    this.place(cellAt(column, row), seat, -1);
  }

  private place(cell: number, seat: Seat, change: 1 | -1): boolean {
    const { discsIn } = this;
    this.slot ^= slotMarks[cell * 2 + seat] ?? 0;
    this.name ^= nameMarks[cell * 2 + seat] ?? 0;
    const added = change * perDisc[seat === 0 ? 0 : 1];
    let completes = false;
    for (const four of foursOf[cell] ?? []) {
      const before = discsIn[four] ?? 0;
      const after = before + added;
      discsIn[four] = after;
      this.balance += (balances[after] ?? 0) - (balances[before] ?? 0);
      completes ||= after === 4 * perDisc[0] || after === 4 * perDisc[1];
    }
    return completes;
  }
}

/** A search from here: of the columns to drop in, for this seat. */
export const searchFrom = (stacks: Stacks, seat: Seat, thinking: Thinking): Negamax<number> =>
  new Negamax(new Board(stacks, seat), new SearchClock(thinking, nodesBetweenLooks));
