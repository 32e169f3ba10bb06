// Tie-breaks of a tournament: head to head, Buchholz, Sonneborn-Berger and wins, each in whole numbers.
import { type EntrantTally, pointsIn } from './scoring.ts';
import { opponentIn } from './tournament.ts';

export interface TieBreaks {
  /** Half points against those one is level with; 0 unless all of them have met each other. */
  readonly headToHead: number;
  /** The sum of the opponents' half points. */
  readonly buchholz: number;
  /** Quarter points: the points of those one has beaten, and half of those one has drawn with. */
  readonly sonnebornBerger: number;
  /** Games won at the table. */
  readonly wins: number;
}

type Tallies = ReadonlyMap<number, EntrantTally>;

const pointsOf = (all: Tallies, entrant: number | null): number =>
  entrant === null ? 0 : (all.get(entrant)?.points ?? 0);

/** A round without a game counts as if against somebody with one's own points, `rounds` being those that were paired. */
export function buchholz(own: EntrantTally, all: Tallies, rounds: number): number {
  const played = own.pairings.filter(({ isPlayed }) => isPlayed);
  const met = played.reduce((sum, pairing) => sum + pointsOf(all, opponentIn(pairing, own.entrant)), 0);
  return met + own.points * Math.max(0, rounds - played.length);
}

export const sonnebornBerger = (own: EntrantTally, all: Tallies): number =>
  own.pairings
    .filter(({ isPlayed }) => isPlayed)
    .reduce(
      (sum, pairing) =>
        sum + pointsOf(all, opponentIn(pairing, own.entrant)) * pointsIn(pairing, own.entrant),
      0,
    );

/** By entrant, of those who are level on points. */
export function headToHead(level: readonly EntrantTally[]): ReadonlyMap<number, number> {
  const among = new Set(level.map(({ entrant }) => entrant));
  const haveAllMet =
    level.length > 1 &&
    level.every(({ entrant, met }) =>
      level.every((other) => other.entrant === entrant || met.has(other.entrant)),
    );
  const pointsAmong = ({ entrant, pairings }: EntrantTally): number =>
    pairings
      .filter((pairing) => pairing.isPlayed && among.has(opponentIn(pairing, entrant) ?? -1))
      .reduce((sum, pairing) => sum + pointsIn(pairing, entrant), 0);
  return new Map(level.map((tally) => [tally.entrant, haveAllMet ? pointsAmong(tally) : 0]));
}
