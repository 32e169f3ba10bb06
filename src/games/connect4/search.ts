// Looking ahead in Connect 4: alpha-beta over discs, fours counted as they fill, known positions remembered.
import type { Seat, Thinking } from '../../engine/game.ts';
import { marks } from '../../kit/marks.ts';
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

const slotMarks = marks(cells * 2, 1);
const nameMarks = marks(cells * 2, 2);

/** What a four is worth to the only side in it, by its discs. */
const worth = [0, 1, 6, 30];

const won = 10_000;
/** From here on a score is a four that is seen coming. */
export const decided = won - cells;
const centreFirst = [3, 2, 4, 1, 5, 0, 6];
const slots = 1 << 16;
const nodesBetweenLooks = 512;

/** A rated column, 1 to 7; more is better for the side to drop. */
export interface Rated {
  readonly column: number;
  readonly score: number;
}

export class Lookahead {
  private readonly heights = new Uint8Array(columns);
  private readonly counts = new Int8Array(fours * 2);
  private discs = 0;
  private balance = 0; // of all fours, for seat 0
  private slot = 0;
  private name = 0;
  private nodes = 0;
  private isStopped = false;
  private readonly names = new Int32Array(slots);
  private readonly depths = new Int8Array(slots).fill(-1);
  private readonly scores = new Int16Array(slots);
  private readonly bounds = new Int8Array(slots); // 0 exact, 1 at least, −1 at most
  private readonly seat: Seat;
  private readonly thinking: Thinking;

  constructor(stacks: Stacks, seat: Seat, thinking: Thinking) {
    this.seat = seat;
    this.thinking = thinking;
    stacks.forEach((stack, column) => {
      for (const disc of stack) this.drop(column, disc);
    });
  }

  /**
   * The columns rated after looking this many discs ahead, best first; null when time ran out.
   * Scores more than `margin` below the best are only known to be that low.
   */
  rate(order: readonly number[], depth: number, margin: number): Rated[] | null {
    const rated: Rated[] = [];
    let lowest = -won;
    for (const column of order) {
      const score = this.scoreOf(column - 1, this.seat, depth, lowest, won);
      rated.push({ column, score });
      lowest = Math.max(lowest, score - margin);
    }
    return this.isStopped ? null : rated.sort((x, y) => y.score - x.score);
  }

  private scoreOf(column: number, seat: Seat, depth: number, alpha: number, beta: number): number {
    const wins = this.drop(column, seat);
    const score = wins ? won - this.discs : -this.negamax(1 - seat, depth - 1, -beta, -alpha);
    this.lift(column, seat);
    return score;
  }

  private negamax(seat: Seat, depth: number, lowest: number, highest: number): number {
    if (++this.nodes % nodesBetweenLooks === 0 && this.thinking.isOver()) this.isStopped = true;
    if (this.isStopped || this.discs === cells) return 0;
    if (depth <= 0) return seat === 0 ? this.balance : -this.balance;
    const slot = this.slot & (slots - 1);
    const known = this.recall(slot, depth, lowest, highest);
    if (known !== null) return known;
    let best = -won;
    for (const column of centreFirst) {
      if ((this.heights[column] ?? rows) >= rows) continue;
      best = Math.max(best, this.scoreOf(column, seat, depth, Math.max(lowest, best), highest));
      if (best >= highest) break;
    }
    if (!this.isStopped) this.remember(slot, depth, best, best >= highest ? 1 : best <= lowest ? -1 : 0);
    return best;
  }

  private recall(slot: number, depth: number, lowest: number, highest: number): number | null {
    if (this.names[slot] !== this.name || this.depths[slot] !== depth) return null;
    const score = this.scores[slot] ?? 0;
    const bound = this.bounds[slot] ?? 0;
    const settles = bound === 0 || (bound > 0 ? score >= highest : score <= lowest);
    return settles ? score : null;
  }

  private remember(slot: number, depth: number, score: number, bound: number): void {
    this.names[slot] = this.name;
    this.depths[slot] = depth;
    this.scores[slot] = score;
    this.bounds[slot] = bound;
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
    const { counts } = this;
    this.slot ^= slotMarks[cell * 2 + seat] ?? 0;
    this.name ^= nameMarks[cell * 2 + seat] ?? 0;
    let completes = false;
    for (const four of foursOf[cell] ?? []) {
      const at = four * 2;
      this.balance -= balanceOf(counts[at] ?? 0, counts[at + 1] ?? 0);
      const count = (counts[at + seat] ?? 0) + change;
      counts[at + seat] = count;
      this.balance += balanceOf(counts[at] ?? 0, counts[at + 1] ?? 0);
      completes ||= count === 4;
    }
    return completes;
  }
}

const balanceOf = (first: number, second: number): number => {
  if (first > 0 && second > 0) return 0;
  return (worth[first] ?? 0) - (worth[second] ?? 0);
};
