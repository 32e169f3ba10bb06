// Points of a tournament, in half points so that they stay whole: a win is 2, a draw 1.
import type { Pairing, PairingOutcome } from './tournament.ts';

export const win = 2;
export const draw = 1;

const pointsOfFirst: Readonly<Record<PairingOutcome, number>> = { first: win, second: 0, draw, none: 0 };
const pointsOfSecond: Readonly<Record<PairingOutcome, number>> = { first: 0, second: win, draw, none: 0 };

/** What a pairing brought to an entrant who is in it; 0 while it is open. */
export function pointsIn({ first, outcome }: Pairing, entrant: number): number {
  if (outcome === null) return 0;
  return first === entrant ? pointsOfFirst[outcome] : pointsOfSecond[outcome];
}

export interface EntrantTally {
  readonly entrant: number;
  readonly points: number;
  /** Pairings of this entrant, in the order of the rounds. */
  readonly pairings: readonly Pairing[];
  /** Games won at the table. */
  readonly wins: number;
  readonly byes: number;
  /** First seats less second ones, over the games that were played. */
  readonly balance: number;
  /** The seat of the last game: 1 first, −1 second, 0 none yet. */
  readonly lastSeat: number;
  /** Whom they have met. */
  readonly met: ReadonlySet<number>;
}

/** Of every entrant that is in a pairing, in one pass. Pairings that are open count as met, with the seats they have. */
export function tallies(
  entrants: readonly number[],
  pairings: readonly Pairing[],
): ReadonlyMap<number, EntrantTally> {
  const own = new Map<number, Pairing[]>(entrants.map((entrant) => [entrant, []]));
  for (const pairing of pairings) {
    own.get(pairing.first)?.push(pairing);
    if (pairing.second !== null) own.get(pairing.second)?.push(pairing);
  }
  return new Map([...own].map(([entrant, theirs]) => [entrant, tallyOf(entrant, theirs)]));
}

function tallyOf(entrant: number, unordered: readonly Pairing[]): EntrantTally {
  const pairings = unordered.toSorted((one, other) => one.round - other.round);
  const met = new Set<number>();
  let [points, wins, byes, balance, lastSeat] = [0, 0, 0, 0, 0];
  for (const pairing of pairings) {
    const earned = pointsIn(pairing, entrant);
    points += earned;
    if (pairing.second === null) byes += 1;
    if (!pairing.isPlayed || pairing.second === null) continue;
    lastSeat = pairing.first === entrant ? 1 : -1;
    balance += lastSeat;
    wins += earned === win ? 1 : 0;
    met.add(pairing.first === entrant ? pairing.second : pairing.first);
  }
  return { entrant, points, pairings, wins, byes, balance, lastSeat, met };
}
