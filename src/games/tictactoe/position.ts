// A position that marks are put on and taken back from, for the search of the bots.
import type { Seat } from '../../engine/game.ts';
import { broughtFirst, type Tree } from '../../kit/search/negamax.ts';
import { zobristKeys } from '../../kit/search/zobrist.ts';
import { boardOf, lines, withinBoard } from './cells.ts';
import { full, open, powers, standings, worths } from './patterns.ts';
import type { View } from './rules.ts';
import { isOpenBoard } from './view.ts';

/** A mark of either seat on each cell, the side to move, and the board it is sent to. */
const sideMark = 81 * 2;
const targetMark = sideMark + 1;
const slotMarks = zobristKeys(targetMark + 9, 11);
const nameMarks = zobristKeys(targetMark + 9, 12);

/** In hundredths: a line of boards that is sure, and the choice among all open boards. */
const lineWorth = 1_000;
const choiceWorth = 25;

export class Position implements Tree<number> {
  readonly isDrawnByRepetition = false;
  slot = 0;
  name = 0;
  seat: Seat = 0;
  private readonly isNested: boolean;
  private readonly contents: Uint8Array;
  private readonly patterns: Uint16Array;
  /** The board that must be played in; −1: any. */
  private target = -1;
  private readonly targets: number[] = [];

  constructor(seen: View, seat: Seat) {
    this.isNested = seen.kind === 'nested';
    this.contents = new Uint8Array(seen.cells.length);
    this.patterns = new Uint16Array(seen.boards.length);
    for (const [cell, letter] of [...seen.cells].entries())
      if (letter !== '.') this.put(cell, letter === 'x' ? 0 : 1);
    if (seat === 1) this.passOn();
    const isSent = seen.target !== null && isOpenBoard({ ...seen, turn: seat }, seen.target);
    this.sendTo(isSent && seen.target !== null ? seen.target : -1);
  }

  outcome(): 0 | -1 | null {
    if (!this.isNested) return this.endOf(this.standing(0));
    const other = 2 - this.seat;
    const hasWon = lines.some((line) => line.every((board) => this.standing(board) === other));
    if (hasWon) return -1;
    return this.patterns.some((pattern) => standings[pattern] === open) ? null : 0;
  }

  moves(favourite = 0): number[] {
    const { contents, seat } = this;
    const winning: number[] = [];
    const quiet: number[] = [];
    const generous: number[] = []; // they let the other choose any board
    for (let cell = 0; cell < contents.length; cell++) {
      const board = boardOf(cell);
      if (contents[cell] !== 0 || this.standing(board) !== open) continue;
      if (this.target >= 0 && board !== this.target) continue;
      const pattern = (this.patterns[board] ?? 0) + (seat + 1) * (powers[withinBoard(cell)] ?? 0);
      if (standings[pattern] === seat + 1) winning.push(cell);
      else if (this.isNested && this.standing(withinBoard(cell)) !== open) generous.push(cell);
      else quiet.push(cell);
    }
    const found = winning.concat(quiet, generous);
    return broughtFirst(found, found.indexOf(favourite - 1));
  }

  codeOf(move: number): number {
    return move + 1;
  }

  play(cell: number): void {
    this.targets.push(this.target);
    this.put(cell, this.seat);
    this.passOn();
    const board = withinBoard(cell);
    this.sendTo(this.isNested && this.standing(board) === open ? board : -1);
  }

  takeBack(cell: number): void {
    this.sendTo(this.targets.pop() ?? -1);
    this.passOn();
    this.lift(cell, this.seat);
  }

  worth(): number {
    const toFirst = this.isNested ? this.worthOfBoards() : (worths[this.patterns[0] ?? 0] ?? 0);
    const choice = this.isNested && this.target < 0 ? choiceWorth : 0;
    return (this.seat === 0 ? toFirst : -toFirst) + choice;
  }

  /** Each line of boards by how likely each side is to win all three. */
  private worthOfBoards(): number {
    let sum = 0;
    for (const line of lines) {
      let [first, second] = [1, 1];
      for (const board of line) {
        const pattern = this.patterns[board] ?? 0;
        const standing = standings[pattern];
        const lead = (worths[pattern] ?? 0) / 200;
        first *= standing === open ? 0.45 + lead * 0.9 : standing === 1 ? 1 : 0;
        second *= standing === open ? 0.45 - lead * 0.9 : standing === 2 ? 1 : 0;
      }
      sum += first - second;
    }
    return Math.round(sum * lineWorth);
  }

  private standing(board: number): number {
    return standings[this.patterns[board] ?? 0] ?? open;
  }

  private endOf(standing: number): 0 | -1 | null {
    if (standing === open) return null;
    return standing === full ? 0 : -1;
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
    const board = boardOf(cell);
    const step = by * (seat + 1) * (powers[withinBoard(cell)] ?? 0);
    this.patterns[board] = (this.patterns[board] ?? 0) + step;
    this.toggle(cell * 2 + seat);
  }

  private passOn(): void {
    this.seat = 1 - this.seat;
    this.toggle(sideMark);
  }

  private sendTo(board: number): void {
    if (this.target >= 0) this.toggle(targetMark + this.target);
    this.target = board;
    if (board >= 0) this.toggle(targetMark + board);
  }

  private toggle(mark: number): void {
    this.slot ^= slotMarks[mark] ?? 0;
    this.name ^= nameMarks[mark] ?? 0;
  }
}
