// What a finished game of the room pays each of its people.
import type { Reason } from '../../engine/game.ts';
import type { SeatResult } from '../../engine/seatResults.ts';

/** So many games a day pay against the same people. */
export const payingGamesADay = 5;

const ofTwo = { win: 30, draw: 20, loss: 10 } as const;
const byPlace = [40, 25, 15] as const;
const furtherBack = 10;
const hardlyBegun = { plies: 4, xp: 15 } as const;

export interface Played {
  readonly seats: number;
  readonly reason: Reason;
  readonly plies: number;
}

export function gameXp({ seats, reason, plies }: Played, standing: SeatResult): number {
  if (standing.hasLeft) return 0;
  if (reason === 'abandoned') {
    if (plies < hardlyBegun.plies) return hardlyBegun.xp;
    return seats === 2 ? ofTwo.win : byPlace[0];
  }
  return seats === 2 ? ofTwo[standing.outcome] : (byPlace[standing.place - 1] ?? furtherBack);
}
