// A duel by itself: its points, when it is played out, and a choice in it.
import type { Seat } from '../../engine/game.ts';
import { type Hand, type Round, winnerOf } from './hands.ts';
import type { Choices, Duel, Rules } from './shapes.ts';

/** So many rounds are played at most: two who always show the same come to an end too. */
export const mostRounds = 30;

export function pointsOf(rounds: readonly Round[]): readonly [number, number] {
  const winners = rounds.map(winnerOf);
  const wonBy = (side: number) => winners.filter((winner) => winner === side).length;
  return [wonBy(0), wonBy(1)];
}

export const needed = ({ bestOf }: Rules): number => Math.ceil(bestOf / 2);

export const hasEnough = (rounds: readonly Round[], rules: Rules): boolean =>
  Math.max(...pointsOf(rounds)) >= needed(rules);

export const isPlayedOut = (rounds: readonly Round[], rules: Rules): boolean =>
  hasEnough(rounds, rules) || rounds.length >= mostRounds;

/** Which of the two a seat is. */
export const sideOf = ({ seats }: Pick<Duel, 'seats'>, seat: Seat): 0 | 1 => (seat === seats[0] ? 0 : 1);

/** Who has more points. */
export function leaderOf({ seats, rounds }: Pick<Duel, 'seats' | 'rounds'>): Seat | null {
  const [first, second] = pointsOf(rounds);
  return first === second ? null : seats[first > second ? 0 : 1];
}

/** With this choice; the round is over once both are there. */
export function chosenIn(duel: Duel, seat: Seat, hand: Hand): Duel {
  const { choices } = duel;
  const [first, second]: Choices = sideOf(duel, seat) === 0 ? [hand, choices[1]] : [choices[0], hand];
  if (first === null || second === null) return { ...duel, choices: [first, second] };
  return { ...duel, rounds: [...duel.rounds, [first, second]], choices: [null, null] };
}
