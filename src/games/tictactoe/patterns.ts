// Every way nine cells can be marked, as a number to the base of three: how it stands, and what it is worth to x.
import { lines } from './cells.ts';

export const open = 0;
/** Won by a seat is its number plus one. */
export const full = 3;

/** What each cell adds to the number of its nine. */
export const powers: readonly number[] = Array.from({ length: 9 }, (_, cell) => 3 ** cell);

const count = 3 ** 9;

/** Of the centre, a corner and an edge. */
const cellWorth = [3, 1, 3, 1, 6, 1, 3, 1, 3];
/** A line that only one side is on, by the marks it has there. */
const lineWorth = [0, 8, 30];
/** However well it looks, it is not won. */
const most = 90;

const marksIn = (pattern: number): number[] => powers.map((power) => Math.floor(pattern / power) % 3);

function standingOf(marks: readonly number[]): number {
  const won = [1, 2].find((mark) => lines.some((line) => line.every((cell) => marks[cell] === mark)));
  return won ?? (marks.includes(0) ? open : full);
}

function worthOf(marks: readonly number[]): number {
  let sum = 0;
  for (const [cell, mark] of marks.entries())
    if (mark > 0) sum += (cellWorth[cell] ?? 0) * (mark === 1 ? 1 : -1);
  for (const line of lines) {
    const on = (mark: number) => line.filter((cell) => marks[cell] === mark).length;
    const [first, second] = [on(1), on(2)];
    if (second === 0) sum += lineWorth[first] ?? 0;
    if (first === 0) sum -= lineWorth[second] ?? 0;
  }
  return Math.max(-most, Math.min(most, sum));
}

const allMarks = Array.from({ length: count }, (_, pattern) => marksIn(pattern));

/** Open, won by a seat, or full. */
export const standings = Uint8Array.from(allMarks, standingOf);

/** From −90 to 90, while they are open. */
export const worths = Int8Array.from(allMarks, worthOf);
