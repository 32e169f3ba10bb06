// Who of two has the first seat, so that everybody has it as often as the second one, give or take one.
import type { EntrantTally } from './scoring.ts';

type Seats = Pick<EntrantTally, 'entrant' | 'balance' | 'lastSeat'>;

/** Who had it less often; then who did not have it last; then whose turn it is by the board. */
export function hasFirstSeat(one: Seats, other: Seats, board: number): boolean {
  if (one.balance !== other.balance) return one.balance < other.balance;
  if (one.lastSeat !== other.lastSeat) return one.lastSeat < other.lastSeat;
  const isStronger = one.entrant < other.entrant;
  return board % 2 === 1 ? isStronger : !isStronger;
}

/** By how much these two together would leave a balance of one, whoever sits first. */
export function seatsOverdone(one: Seats, other: Seats): number {
  const [less, more] =
    one.balance <= other.balance ? [one.balance, other.balance] : [other.balance, one.balance];
  return Math.max(0, Math.abs(less + 1) - 1) + Math.max(0, Math.abs(more - 1) - 1);
}
