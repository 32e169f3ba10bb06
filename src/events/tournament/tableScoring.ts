// What a table of four brings: places, half points for whom somebody finished ahead of, the tie-breaks of such tournaments, and in a knock-out who goes on.
import { type NewPairing, type Pairing, peopleAt, type Tournament } from './tournament.ts';

/** Seats of a table; an empty one counts as half an opponent beaten, so that a table of three is worth as much to each. */
const seats = 4;
const beaten = 2;
const half = 1;

/** How one of a table finished, in the order of its seats. */
export interface TableSeat {
  /** 1 is the best, and equal places are possible. */
  readonly place: number;
  /** They did not come, or somebody else had to play to the end for them. */
  readonly isAbsent: boolean;
}

interface Outcome {
  readonly places: readonly number[];
  readonly absent: readonly number[];
}

/** Places among those who were there, without gaps of bots; who was not there is last. */
export function placesOf(people: readonly number[], finished: readonly TableSeat[]): Outcome {
  const there = finished.slice(0, people.length).filter(({ isAbsent }) => !isAbsent);
  const placeOf = ({ place, isAbsent }: TableSeat): number =>
    1 + (isAbsent ? there.length : there.filter((other) => other.place < place).length);
  return {
    places: people.map((_, at) => placeOf(finished[at] ?? { place: 1, isAbsent: true })),
    absent: people.filter((_, at) => finished[at]?.isAbsent !== false),
  };
}

/** Half points that a decided pairing brought to an entrant who is in it: 6, 4, 2 and 0, at a table of three 5, 3 and 1. */
export function tablePoints(pairing: Pairing, entrant: number): number {
  const { outcome, second, places, absent = [] } = pairing;
  if (outcome === null) return 0;
  if (second === null) return outcome === 'first' ? (seats - 1) * half : 0;
  const people = peopleAt(pairing);
  const own = places?.[people.indexOf(entrant)];
  if (own === undefined || absent.includes(entrant)) return 0;
  return people.reduce(
    (sum, other, at) => {
      if (other === entrant) return sum;
      const theirs = places?.[at] ?? own;
      if (absent.includes(other) || theirs > own) return sum + beaten;
      return sum + (theirs === own ? half : 0);
    },
    (seats - people.length) * half,
  );
}

export interface TableTally {
  readonly entrant: number;
  readonly points: number;
  /** Pairings of this entrant. */
  readonly pairings: readonly Pairing[];
  readonly games: number;
  /** How often they came first alone at a table that played. */
  readonly wins: number;
  readonly byes: number;
  /** How often they sat at a table of three. */
  readonly threes: number;
  /** How often they had each seat, over the games that were played. */
  readonly seatsHad: readonly number[];
  /** How often they have met somebody. */
  readonly met: ReadonlyMap<number, number>;
}

/** Of every entrant, in one pass. */
export function tableTallies({
  entrants,
  pairings,
}: Pick<Tournament, 'entrants' | 'pairings'>): ReadonlyMap<number, TableTally> {
  const own = new Map<number, Pairing[]>(entrants.map(({ number }) => [number, []]));
  for (const pairing of pairings) for (const number of peopleAt(pairing)) own.get(number)?.push(pairing);
  return new Map([...own].map(([entrant, theirs]) => [entrant, tallyOf(entrant, theirs)]));
}

const sitsIn = ({ isPlayed, second, absent = [] }: Pairing, entrant: number): boolean =>
  isPlayed && second !== null && !absent.includes(entrant);

function tallyOf(entrant: number, pairings: readonly Pairing[]): TableTally {
  const met = new Map<number, number>();
  const seatsHad = new Array<number>(seats).fill(0);
  let [points, games, wins, byes, threes] = [0, 0, 0, 0, 0];
  for (const pairing of pairings) {
    const people = peopleAt(pairing);
    points += tablePoints(pairing, entrant);
    if (pairing.second === null) byes += 1;
    if (people.length === seats - 1) threes += 1;
    if (!sitsIn(pairing, entrant)) continue;
    games += 1;
    const seat = people.indexOf(entrant);
    seatsHad[seat] = (seatsHad[seat] ?? 0) + 1;
    const isFirst = pairing.places?.[seat] === 1;
    if (isFirst && pairing.places?.filter((place) => place === 1).length === 1) wins += 1;
    for (const other of people)
      if (other !== entrant && sitsIn(pairing, other)) met.set(other, (met.get(other) ?? 0) + 1);
  }
  return { entrant, points, pairings, games, wins, byes, threes, seatsHad, met };
}

type Tallies = ReadonlyMap<number, TableTally>;

/** The points of everybody met, at each table; an empty seat, and a round without a game, count as if with one's own points. */
export function opponentsPoints(own: TableTally, all: Tallies, rounds: number): number {
  const met = [...own.met].reduce((sum, [other, times]) => sum + times * (all.get(other)?.points ?? 0), 0);
  const times = [...own.met.values()].reduce((sum, each) => sum + each, 0);
  return met + own.points * Math.max(0, rounds * (seats - 1) - times);
}

/** Half points against those one is level with, by entrant; 0 unless all of them have met each other, and equally often. */
export function headToHeadAtTables(level: readonly TableTally[]): ReadonlyMap<number, number> {
  const [one, other] = level;
  const times = (one && other && one.met.get(other.entrant)) ?? 0;
  const haveAllMet =
    times > 0 &&
    level.every(({ entrant, met }) =>
      level.every((each) => each.entrant === entrant || met.get(each.entrant) === times),
    );
  const among = new Set(level.map(({ entrant }) => entrant));
  const pointsAmong = ({ entrant, pairings }: TableTally): number =>
    pairings
      .filter((pairing) => sitsIn(pairing, entrant))
      .reduce((sum, pairing) => sum + pointsAgainst(pairing, entrant, among), 0);
  return new Map(level.map((tally) => [tally.entrant, haveAllMet ? pointsAmong(tally) : 0]));
}

function pointsAgainst(pairing: Pairing, entrant: number, whom: ReadonlySet<number>): number {
  const people = peopleAt(pairing);
  const own = pairing.places?.[people.indexOf(entrant)] ?? 0;
  return people.reduce((sum, other, at) => {
    if (other === entrant || !whom.has(other) || !sitsIn(pairing, other)) return sum;
    const theirs = pairing.places?.[at] ?? own;
    if (theirs === own) return sum + half;
    return theirs > own ? sum + beaten : sum;
  }, 0);
}

/** In a knock-out so many of each table go on. */
export const goThrough = 2;

/** The final has no other table beside it, and no bye. */
export const isFinalTable = (round: readonly NewPairing[]): boolean =>
  round.length === 1 && round[0]?.second !== null;

/** The best of a table that is decided; a tie goes to the better seed. Whoever was not there does not go on. */
export function bestTwoOf(pairing: Pairing): readonly number[] {
  const { outcome, second, first, places, absent = [] } = pairing;
  if (outcome === null) return [];
  if (second === null) return outcome === 'first' ? [first] : [];
  return peopleAt(pairing)
    .map((number, at) => ({ number, place: places?.[at] ?? 0 }))
    .filter(({ number }) => !absent.includes(number))
    .toSorted((one, other) => one.place - other.place || one.number - other.number)
    .slice(0, goThrough)
    .map(({ number }) => number);
}
