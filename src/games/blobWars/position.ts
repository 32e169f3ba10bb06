// A position that moves are played on and taken back from: what may be moved, what turns, and when it is over.
import type { Seat } from '../../engine/game.ts';
import { broughtFirst, type Tree } from '../../kit/search/negamax.ts';
import { zobristKeys } from '../../kit/search/zobrist.ts';
import { cellNamed, count, nameOf, near, ring } from './cells.ts';

/** A move as a number: where to in the low six bits, where a jump comes from above them, both from 1. */
export const pass = 63;
const toOf = (move: number): number => (move & 63) - 1;
/** −1: nothing leaves its place. */
const fromOf = (move: number): number => (move >> 6) - 1;
const clone = (to: number): number => to + 1;
const jump = (from: number, to: number): number => ((from + 1) << 6) | (to + 1);

export const textOf = (move: number): string => {
  if (move === pass) return 'pass';
  return (fromOf(move) < 0 ? '' : nameOf(fromOf(move))) + nameOf(toOf(move));
};

/** Null: no move of blobs. */
export function moveOf(text: string): number | null {
  if (text === 'pass') return pass;
  const cells = (text.match(/../g) ?? []).map(cellNamed);
  const [first = -1, second] = cells;
  if (cells.includes(-1) || first < 0 || text.length > 4 || text.length % 2 === 1) return null;
  return second === undefined ? clone(first) : jump(first, second);
}

export type Ending = 'wipedOut' | 'boardFull' | 'noMoves' | 'hundredTurns';

/** So many turns in a row without a clone end the game. */
const mostTurnsWithoutClone = 100;

/** What each letter of a position is worth here; blobs are their seat plus one. */
const codes = '.xo-';
const wall = 3;

const slotMarks = zobristKeys(count * 2 + 1, 5);
const nameMarks = zobristKeys(count * 2 + 1, 6);
const sideMark = count * 2;

/** Few neighbours, few attackers. */
const worthOf = near.map((around) => 100 + 3 * (8 - around.length));

interface Played {
  readonly move: number;
  readonly turned: readonly number[];
  readonly withoutClone: number;
}

export class Position implements Tree<number> {
  readonly isDrawnByRepetition = true;
  slot = 0;
  name = 0;
  seat: Seat = 0;
  private readonly contents = new Uint8Array(count);
  private readonly counts: [number, number] = [0, 0];
  private free = count;
  withoutClone: number;
  private readonly played: Played[] = [];

  constructor(cells: string, seat: Seat, withoutClone: number) {
    this.withoutClone = withoutClone;
    [...cells].forEach((letter, cell) => {
      const content = codes.indexOf(letter);
      this.contents[cell] = content;
      if (content === wall) this.free--;
      else if (content > 0) this.put(cell, content - 1);
    });
    if (seat === 1) this.passOn();
  }

  get cells(): string {
    return Array.from(this.contents, (content) => codes[content]).join('');
  }

  blobsOf(seat: Seat): number {
    return this.counts[seat === 0 ? 0 : 1];
  }

  /** Cells of this seat that turn when a blob of the other arrives here. */
  turnedAt(to: number, mover: Seat): number[] {
    return (near[to] ?? []).filter((cell) => this.contents[cell] === 2 - mover);
  }

  ending(): Ending | null {
    if (this.counts[0] === 0 || this.counts[1] === 0) return 'wipedOut';
    if (this.free === 0) return 'boardFull';
    if (this.withoutClone >= mostTurnsWithoutClone) return 'hundredTurns';
    return this.canMove(this.seat) || this.canMove(1 - this.seat) ? null : 'noMoves';
  }

  codeOf(move: number): number {
    return move;
  }

  outcome(): 1 | 0 | -1 | null {
    if (this.ending() === null) return null;
    const lead = this.blobsOf(this.seat) - this.blobsOf(1 - this.seat);
    return lead === 0 ? 0 : lead > 0 ? 1 : -1;
  }

  canMove(seat: Seat): boolean {
    const { contents } = this;
    const isFree = (cell: number) => contents[cell] === 0;
    for (let cell = 0; cell < count; cell++)
      if (contents[cell] === seat + 1 && (near[cell]?.some(isFree) || ring[cell]?.some(isFree))) return true;
    return false;
  }

  /** What turns most comes first; a clone is as good as one more. */
  moves(favourite = 0): number[] {
    const { contents, seat } = this;
    const byGain: number[][] = Array.from({ length: 10 }, () => []);
    for (let to = 0; to < count; to++) {
      if (contents[to] !== 0) continue;
      let [turned, isNear] = [0, false];
      for (const cell of near[to] ?? []) {
        if (contents[cell] === 2 - seat) turned++;
        else if (contents[cell] === seat + 1) isNear = true;
      }
      if (isNear) byGain[turned + 1]?.push(clone(to));
      for (const from of ring[to] ?? [])
        if (contents[from] === seat + 1) byGain[turned]?.push(jump(from, to));
    }
    const found = byGain.toReversed().flat();
    return found.length > 0 ? broughtFirst(found, found.indexOf(favourite)) : [pass];
  }

  play(move: number): void {
    const { seat, withoutClone } = this;
    const [from, to] = [fromOf(move), toOf(move)];
    const turned = move === pass ? [] : this.turnedAt(to, seat);
    this.played.push({ move, turned, withoutClone });
    this.withoutClone = move !== pass && from < 0 ? 0 : withoutClone + 1;
    if (move !== pass) {
      if (from >= 0) this.lift(from, seat);
      this.put(to, seat);
      this.turn(turned, 1 - seat);
    }
    this.passOn();
  }

  takeBack(): void {
    const last = this.played.pop();
    if (!last) return;
    this.passOn();
    this.withoutClone = last.withoutClone;
    if (last.move === pass) return;
    const { seat } = this;
    this.turn(last.turned, seat);
    this.lift(toOf(last.move), seat);
    if (fromOf(last.move) >= 0) this.put(fromOf(last.move), seat);
  }

  worth(): number {
    const mine = this.seat + 1;
    let lead = 0;
    for (let cell = 0; cell < count; cell++) {
      const content = this.contents[cell] ?? 0;
      if (content === 0 || content === wall) continue;
      lead += content === mine ? (worthOf[cell] ?? 0) : -(worthOf[cell] ?? 0);
    }
    return lead;
  }

  private passOn(): void {
    this.seat = 1 - this.seat;
    this.slot ^= slotMarks[sideMark] ?? 0;
    this.name ^= nameMarks[sideMark] ?? 0;
  }

  private turn(cells: readonly number[], from: Seat): void {
    for (const cell of cells) {
      this.lift(cell, from);
      this.put(cell, 1 - from);
    }
  }

  private put(cell: number, seat: Seat): void {
    this.contents[cell] = seat + 1;
    this.change(cell, seat, 1);
  }

  private lift(cell: number, seat: Seat): void {
    this.contents[cell] = 0;
    this.change(cell, seat, -1);
  }

  private change(cell: number, seat: Seat, by: 1 | -1): void {
    this.counts[seat === 0 ? 0 : 1] += by;
    this.free -= by;
    this.slot ^= slotMarks[cell * 2 + seat] ?? 0;
    this.name ^= nameMarks[cell * 2 + seat] ?? 0;
  }
}
