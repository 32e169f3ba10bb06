// A round of a Swiss tournament: everybody meets somebody of about the same points, as a matching of the greatest weight.
import { hasFirstSeat, seatsOverdone } from './firstSeats.ts';
import { type EntrantTally, tallies } from './scoring.ts';
import { pairsAcross } from './teamCup.ts';
import { isIn, type NewPairing, type Tournament } from './tournament.ts';

/** Vertex, vertex, weight: a whole number. */
export type Edge = readonly [number, number, number];

/** The partner of each vertex in the matching of the most edges and among those of the greatest weight; −1: none. */
export type Matcher = (edges: readonly Edge[]) => readonly number[];

/**
 * What is wrong with a pairing, the worst first. Each is so much worse that a whole round of the next one does not
 * outweigh it: meeting again or a second bye; a first seat too many; a distance in points; not being half a group apart.
 */
const again = 2 ** 45;
const firstSeat = 2 ** 36;
const distance = 2 ** 18;

/** Nobody, the opponent of whoever has the bye. */
const nobody = 0;

export const roundsOfSwiss = (entrants: number): number =>
  Math.min(11, Math.max(1, Math.min(entrants - 1, Math.max(5, Math.ceil(Math.log2(Math.max(2, entrants)))))));

interface Placed {
  readonly tally: EntrantTally;
  /** Place among those with the same points, and how many they are. */
  readonly at: number;
  readonly of: number;
}

function placed(field: readonly EntrantTally[]): Placed[] {
  const groups = Map.groupBy(field, ({ points }) => points);
  const sorted = [...groups].toSorted(([one], [other]) => other - one);
  return sorted.flatMap(([, group]) => group.map((tally, at) => ({ tally, at, of: group.length })));
}

function cost(one: Placed, other: Placed): number {
  const meetsAgain = one.tally.met.has(other.tally.entrant) ? again : 0;
  const overdone = seatsOverdone(one.tally, other.tally) * firstSeat;
  const apart = (one.tally.points - other.tally.points) ** 2 * distance;
  const isSameGroup = apart === 0;
  const half = Math.floor(one.of / 2);
  const fold = isSameGroup ? Math.abs(Math.abs(one.at - other.at) - half) : Math.min(511, one.of);
  return meetsAgain + overdone + apart + fold;
}

/** The bye goes to who has the fewest points, from the end of the list, and to nobody twice while that can be. */
const costOfBye = ({ tally, at, of }: Placed, least: number): number =>
  tally.byes * again + (tally.points - least) ** 2 * distance + (of - 1 - at);

/** Nobody meets again, and nobody has a second bye, while there is another way. */
export function swissRound(tournament: Tournament, round: number, match: Matcher): NewPairing[] {
  const entrants = tournament.entrants.filter((entrant) => isIn(entrant, round));
  const all = tallies(
    entrants.map(({ number }) => number),
    tournament.pairings,
  );
  const field = placed([...all.values()]);
  const departments = new Map(entrants.map(({ number, department }) => [number, department]));
  const isMade =
    tournament.form === 'teamCup'
      ? pairsAcross(field.map(({ tally }) => departments.get(tally.entrant)))
      : anyPair;
  const mate = match(edgesOf(field, isMade));
  const pairs = field.flatMap((one, at): [Placed, Placed | null][] => {
    const partner = mate[at + 1] ?? -1;
    if (partner === nobody || partner === -1) return [[one, null]];
    const other = field[partner - 1];
    return other && partner - 1 > at ? [[one, other]] : [];
  });
  const [byes, games] = [
    pairs.filter(([, other]) => other === null),
    pairs.filter(([, other]) => other !== null),
  ];
  return [...games, ...byes].map(([one, other], at) =>
    seated(one.tally, other?.tally ?? null, round, at + 1),
  );
}

const anyPair = (): boolean => true;

/** `isMade`: whether these two places of the field, from 1, may meet. */
function edgesOf(field: readonly Placed[], isMade: (one: number, other: number) => boolean): Edge[] {
  const costs: [number, number, number][] = [];
  field.forEach((one, at) => {
    for (let to = at + 1; to < field.length; to++) {
      const other = field[to];
      if (other && isMade(at + 1, to + 1)) costs.push([at + 1, to + 1, cost(one, other)]);
    }
  });
  if (field.length % 2 === 1) {
    const least = Math.min(...field.map(({ tally }) => tally.points));
    field.forEach((one, at) => {
      costs.push([nobody, at + 1, costOfBye(one, least)]);
    });
  }
  const most = costs.reduce((high, [, , each]) => Math.max(high, each), 0);
  return costs.map(([one, other, each]) => [one, other, most - each] as const);
}

function seated(one: EntrantTally, other: EntrantTally | null, round: number, board: number): NewPairing {
  if (other === null) return { round, board, first: one.entrant, second: null };
  const [first, second] = hasFirstSeat(one, other, board) ? [one, other] : [other, one];
  return { round, board, first: first.entrant, second: second.entrant };
}
