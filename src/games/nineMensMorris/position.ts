// A position that moves are played on and taken back from: what may be placed, moved, flown and taken, and when it is lost.
import type { Seat } from '../../engine/game.ts';
import { broughtFirst, type Tree } from '../../kit/search/negamax.ts';
import { zobristKeys } from '../../kit/search/zobrist.ts';
import { all, count, lines, nameOf, neighbours, partners, pointNamed } from './points.ts';

/** A step is where a man comes from (null: the hand), where to, and whom it takes. */
export interface Step {
  readonly from: number | null;
  readonly to: number;
  readonly taken: number | null;
}

/** As a number: five bits each for to, from and taken, all from 1; nothing is 0. */
const codeOf = ({ from, to, taken }: Step): number =>
  (to + 1) | (((from ?? -1) + 1) << 5) | (((taken ?? -1) + 1) << 10);
const orNone = (bits: number): number | null => ((bits & 31) === 0 ? null : (bits & 31) - 1);
export const stepOf = (code: number): Step => ({
  from: orNone(code >> 5),
  to: (code & 31) - 1,
  taken: orNone(code >> 10),
});

/** `d6`, `d6-d7`, and `xg7` added where a man is taken. */
export const textOf = ({ from, to, taken }: Step): string =>
  (from === null ? '' : `${nameOf(from)}-`) + nameOf(to) + (taken === null ? '' : `x${nameOf(taken)}`);

const form = /^(?:([a-g][1-7])-)?([a-g][1-7])(?:x([a-g][1-7]))?$/;

/** Null: not written as a move. */
export function stepFrom(text: string): Step | null {
  const [, from, to, taken] = form.exec(text) ?? [];
  if (to === undefined) return null;
  const points = [from, to, taken].map((name) => (name === undefined ? null : pointNamed(name)));
  const [start = null, end = null, victim = null] = points;
  return points.includes(-1) || end === null ? null : { from: start, to: end, taken: victim };
}

export type Hands = readonly [white: number, black: number];
export type Loss = 'twoLeft' | 'blocked';

export const menEach = 9;
const fewest = 3;
const letters = '.WB';

const slotMarks = zobristKeys(count * 2 + 1, 7);
const nameMarks = zobristKeys(count * 2 + 1, 8);
/** Men in hand change what a position is worth; each number of them has a mark. */
const handSlots = zobristKeys(20, 9);
const handNames = zobristKeys(20, 10);
const sideMark = count * 2;

const perMan = 100;
const perMill = 24;
const perOpenMill = 16;
const perWay = 3;

export class Position implements Tree<number> {
  readonly isDrawnByRepetition = true;
  slot = 0;
  name = 0;
  seat: Seat = 0;
  private readonly contents = new Uint8Array(count);
  private readonly hands: [number, number];
  private readonly onBoard: [number, number] = [0, 0];
  private readonly flying: boolean;
  private readonly played: Step[] = [];
  /** Names of positions that come to a draw when they come once more. */
  private readonly shunned = new Set<number>();

  constructor(points: string, seat: Seat, hands: Hands, flying: boolean) {
    this.hands = [0, 0];
    this.flying = flying;
    [...points].forEach((letter, point) => {
      if (letter !== '.') this.put(point, letters.indexOf(letter) - 1);
    });
    this.hold(0, hands[0]);
    this.hold(1, hands[1]);
    if (seat === 1) this.passOn();
  }

  get points(): string {
    return Array.from(this.contents, (content) => letters[content]).join('');
  }

  handOf(seat: Seat): number {
    return this.hands[seat === 0 ? 0 : 1];
  }

  pointsOf(seat: Seat): number[] {
    return all.filter((point) => this.contents[point] === seat + 1);
  }

  menOf(seat: Seat): number {
    return this.onBoard[seat === 0 ? 0 : 1];
  }

  flies(seat: Seat): boolean {
    return this.flying && this.handOf(seat) === 0 && this.menOf(seat) === fewest;
  }

  shun(name: number): void {
    this.shunned.add(name);
  }

  /** Whether a man of this seat on the point has both others of a line beside it; `without` has left its place. */
  closes(point: number, seat: Seat, without: number | null): boolean {
    const isOwn = (other: number) => other !== without && this.contents[other] === seat + 1;
    return (partners[point] ?? []).some((line) => line.every(isOwn));
  }

  /** Men of this seat that may be taken: outside mills, or any where all stand in mills. */
  takeable(seat: Seat): number[] {
    const men = this.pointsOf(seat);
    const outside = men.filter((point) => !this.closes(point, seat, null));
    return outside.length > 0 ? outside : men;
  }

  /** Where men of this seat may come from and go to, before anything is taken. */
  *ways(seat: Seat): Generator<readonly [from: number | null, to: number]> {
    const isFree = (point: number) => this.contents[point] === 0;
    const free = all.filter(isFree);
    if (this.handOf(seat) > 0) {
      for (const to of free) yield [null, to];
      return;
    }
    const flies = this.flies(seat);
    for (let from = 0; from < count; from++) {
      if (this.contents[from] !== seat + 1) continue;
      for (const to of flies ? free : (neighbours[from] ?? [])) if (isFree(to)) yield [from, to];
    }
  }

  loss(): Loss | null {
    const { seat } = this;
    if (this.handOf(seat) + this.menOf(seat) < fewest) return 'twoLeft';
    return this.ways(seat).next().done ? 'blocked' : null;
  }

  codeOf(move: number): number {
    return move;
  }

  outcome(): 1 | 0 | -1 | null {
    if (this.loss() !== null) return -1;
    return this.played.length > 0 && this.shunned.has(this.name) ? 0 : null;
  }

  /** Those that take come first. */
  moves(favourite = 0): number[] {
    const { seat } = this;
    const [taking, quiet]: [number[], number[]] = [[], []];
    let victims: number[] | null = null;
    for (const [from, to] of this.ways(seat)) {
      if (this.closes(to, seat, from)) victims ??= this.takeable(1 - seat);
      const found = this.closes(to, seat, from) ? (victims ?? []) : [];
      for (const taken of found) taking.push(codeOf({ from, to, taken }));
      if (found.length === 0) quiet.push(codeOf({ from, to, taken: null }));
    }
    const found = [...taking, ...quiet];
    return broughtFirst(found, found.indexOf(favourite));
  }

  play(code: number): void {
    const step = stepOf(code);
    const { seat } = this;
    if (step.from === null) this.hold(seat, -1);
    else this.lift(step.from, seat);
    this.put(step.to, seat);
    if (step.taken !== null) this.lift(step.taken, 1 - seat);
    this.played.push(step);
    this.passOn();
  }

  takeBack(): void {
    const step = this.played.pop();
    if (!step) return;
    this.passOn();
    const { seat } = this;
    if (step.taken !== null) this.put(step.taken, 1 - seat);
    this.lift(step.to, seat);
    if (step.from === null) this.hold(seat, 1);
    else this.put(step.from, seat);
  }

  worth(): number {
    const { seat } = this;
    return this.strengthOf(seat) - this.strengthOf(1 - seat);
  }

  /** Men first, then mills and lines that lack one man, then room to move. */
  private strengthOf(seat: Seat): number {
    let strength = perMan * (this.handOf(seat) + this.menOf(seat));
    for (const line of lines) {
      let [own, free] = [0, 0];
      for (const point of line) {
        if (this.contents[point] === seat + 1) own++;
        else if (this.contents[point] === 0) free++;
      }
      if (own === 3) strength += perMill;
      else if (own === 2 && free === 1) strength += perOpenMill;
    }
    for (let point = 0; point < count; point++) {
      if (this.contents[point] !== seat + 1) continue;
      for (const other of neighbours[point] ?? []) if (this.contents[other] === 0) strength += perWay;
    }
    return strength;
  }

  private passOn(): void {
    this.seat = 1 - this.seat;
    this.slot ^= slotMarks[sideMark] ?? 0;
    this.name ^= nameMarks[sideMark] ?? 0;
  }

  private hold(seat: Seat, by: number): void {
    const before = seat * 10 + this.handOf(seat);
    this.hands[seat === 0 ? 0 : 1] += by;
    this.slot ^= (handSlots[before] ?? 0) ^ (handSlots[before + by] ?? 0);
    this.name ^= (handNames[before] ?? 0) ^ (handNames[before + by] ?? 0);
  }

  private put(point: number, seat: Seat): void {
    this.contents[point] = seat + 1;
    this.change(point, seat, 1);
  }

  private lift(point: number, seat: Seat): void {
    this.contents[point] = 0;
    this.change(point, seat, -1);
  }

  private change(point: number, seat: Seat, by: 1 | -1): void {
    this.onBoard[seat === 0 ? 0 : 1] += by;
    this.slot ^= slotMarks[point * 2 + seat] ?? 0;
    this.name ^= nameMarks[point * 2 + seat] ?? 0;
  }
}
