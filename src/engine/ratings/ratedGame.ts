// What a finished game says about the strength of those who played it: who is compared with whom, and how much it counts.
import type { Reason } from '../game.ts';
import type { SeatResult } from '../seatResults.ts';
import { glicko2 } from './glicko2.ts';
import { plackettLuce } from './plackettLuce.ts';
import { type PlayerRating, withinBounds } from './rating.ts';

/** A seat of the game; `userId` is null for a bot, a visitor, and somebody who has left the team. */
export interface RatedSeat {
  readonly userId: string | null;
  readonly standing: Pick<SeatResult, 'place' | 'hasLeft'>;
}

/** The people who finished at one place together: one, or the partners of a side. */
export interface Comparable {
  readonly userIds: readonly string[];
  readonly place: number;
}

/** Moves below which an abandoned game says nothing. */
const leastPlies = 4;

export const isTooShort = (reason: Reason, plies: number): boolean =>
  reason === 'abandoned' && plies < leastPlies;

/** Partners share a place and the next place follows it; places of single people are skipped after equal ones. */
const areSides = (seats: readonly RatedSeat[]): boolean =>
  seats.some(
    ({ standing: { place } }) => place !== 1 + seats.filter(({ standing }) => standing.place < place).length,
  );

/**
 * Those who are compared; none where the game does not count. At a table of two both are people of the team, and who left
 * has lost. At a larger one bots and strangers are left out, and who was replaced by a bot comes behind everybody who
 * stayed. Sides are compared only where nobody was a bot, a stranger or replaced.
 */
export function comparedIn(seats: readonly RatedSeat[]): Comparable[] {
  const people = seats.flatMap(({ userId, standing }) => (userId === null ? [] : [{ userId, standing }]));
  if (people.length < 2) return [];
  if (areSides(seats)) {
    if (people.length < seats.length || people.some(({ standing }) => standing.hasLeft)) return [];
    const places = [...new Set(people.map(({ standing }) => standing.place))];
    return places.map((place) => ({
      place,
      userIds: people.flatMap(({ userId, standing }) => (standing.place === place ? [userId] : [])),
    }));
  }
  return people.map(({ userId, standing }) => ({
    userIds: [userId],
    place: standing.hasLeft && seats.length > 2 ? seats.length + 1 : standing.place,
  }));
}

/** Games in a week against the same person that count in full. */
export const fullGamesAWeek = 5;

/** How much the nth game of a week against the same person counts. */
export const weightOf = (meeting: number): number => Math.min(1, fullGamesAWeek / meeting);

const scoreOf = (own: number, other: number): number => (own < other ? 1 : own === other ? 0.5 : 0);

interface Weighed extends Comparable {
  readonly players: readonly PlayerRating[];
  readonly weight: number;
}

/** The ratings after the game, by person. */
export function rated(
  compared: readonly Comparable[],
  before: (userId: string) => PlayerRating,
  weightFor: (userId: string) => number,
): ReadonlyMap<string, PlayerRating> {
  const weighed = compared.map(({ userIds, place }) => ({
    userIds,
    place,
    players: userIds.map(before),
    weight: Math.min(...userIds.map(weightFor)),
  }));
  const after = afterGame(weighed);
  return new Map(
    weighed.flatMap(({ userIds }, at) =>
      userIds.flatMap((userId, own) => {
        const player = after[at]?.[own];
        if (!player) return [];
        return [[userId, { ...player, deviation: withinBounds(player.deviation) }] as const];
      }),
    ),
  );
}

/** Two people: Glicko-2. More of them, or sides: Plackett–Luce. */
function afterGame(weighed: readonly Weighed[]): readonly (readonly PlayerRating[])[] {
  const [one, other] = weighed;
  const [first, second] = [one?.players[0], other?.players[0]];
  const isDuel = weighed.length === 2 && weighed.every(({ userIds }) => userIds.length === 1);
  if (!isDuel || !one || !other || !first || !second) return plackettLuce(weighed);
  const against = (opponent: PlayerRating, score: number, weight: number) => [{ opponent, score, weight }];
  return [
    [glicko2(first, against(second, scoreOf(one.place, other.place), one.weight), 0)],
    [glicko2(second, against(first, scoreOf(other.place, one.place), other.weight), 0)],
  ];
}
