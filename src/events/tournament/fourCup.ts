// The knock-out with four at a table: the best two of each table go on, until one table is left, whose places are the podium. Pure.
import { apart, pairedAt, tableSizesOf } from './fourTables.ts';
import { bestTwoOf, goThrough, isFinalTable, type TableTally, tableTallies } from './tableScoring.ts';
import { isIn, lastRound, type NewPairing, pairingsOf, peopleAt, type Tournament } from './tournament.ts';

/** Nobody needs to go out any more: it is the final table. */
const mostInFinal = 4;

/** How many go on from a round of so many people: of five one has a bye. */
const goingOnOf = (people: number): number => {
  const sizes = tableSizesOf(people);
  return sizes.length * goThrough + people - sizes.reduce((sum, size) => sum + size, 0);
};

/** 64 people play five rounds: 64, 32, 16, 8, and the final of four. */
export function roundsOfFourCup(people: number): number {
  let rounds = 1;
  for (let left = people; left > mostInFinal; left = goingOnOf(left)) rounds += 1;
  return rounds;
}

type Course = Pick<Tournament, 'entrants' | 'pairings'>;

/** Those who go on from the last round, the first of their tables before the second ones, each by seed. Who has left does not, and nobody takes that place. */
function goingOn({ entrants, pairings }: Course): readonly number[] {
  const round = lastRound({ pairings });
  const there = new Set(entrants.filter((entrant) => isIn(entrant, round + 1)).map(({ number }) => number));
  const best = pairingsOf({ pairings }, round).map(bestTwoOf);
  return Array.from({ length: goThrough }, (_, place) =>
    best.flatMap((table) => table[place] ?? []).toSorted((one, other) => one - other),
  )
    .flat()
    .filter((number) => there.has(number));
}

/** After the final, or when there is nobody left to play against. */
export const isFourCupOver = (tournament: Course): boolean =>
  isFinalTable(pairingsOf(tournament, lastRound(tournament))) || goingOn(tournament).length < 2;

/** One after the other to the tables and back again: of sixteen 1, 8, 9 and 16 sit together. The full tables come first. */
function inSnake<Each>(ordered: readonly Each[], count: number): Each[][] {
  const tables = Array.from({ length: count }, (): Each[] => []);
  ordered.forEach((each, at) => {
    const [row, place] = [Math.floor(at / count), at % count];
    tables[row % 2 === 0 ? place : count - 1 - place]?.push(each);
  });
  return tables.toSorted((one, other) => other.length - one.length);
}

/** The first round by seeds; later ones mix the first and the second of each table, with others than before where that can be. */
export function fourCupRound(tournament: Tournament, round: number): NewPairing[] {
  const all = tableTallies(tournament);
  const numbers =
    round === 1
      ? tournament.entrants.filter((entrant) => isIn(entrant, 1)).map(({ number }) => number)
      : goingOn(tournament);
  const there = numbers.flatMap((number) => all.get(number) ?? []);
  if (there.length < 2) return [];
  const sizes = there.length === 2 ? [2] : tableSizesOf(there.length);
  const playing = sizes.reduce((sum, size) => sum + size, 0);
  // Who has had the fewest byes, and is the first in this order.
  const resting = there.toSorted((one, other) => one.byes - other.byes).slice(0, there.length - playing);
  const snake = inSnake(
    there.filter((tally) => !resting.includes(tally)),
    sizes.length,
  );
  const tables = round === 1 ? snake : apart(snake);
  const best = (table: readonly TableTally[]): number => Math.min(...table.map(({ entrant }) => entrant));
  return pairedAt(
    round,
    tables.toSorted((one, other) => best(one) - best(other)),
    resting,
  );
}

/** Behind everybody who was at a table. */
const notThere = 5;

/**
 * How far somebody came, smaller is better: by the round, then by the place at the table there. Those who are still in
 * are level, as are those who went out in the same round and place.
 */
export function byFourCup(
  tournament: Course,
): (one: { readonly entrant: number }, other: { readonly entrant: number }) => number {
  const came = new Map<number, number>();
  const worth = (round: number, place: number): number => place - round * 2 * notThere;
  const isBetter = (number: number, next: number): boolean => next < (came.get(number) ?? 0);
  for (const pairing of tournament.pairings) {
    const { outcome, places, absent = [], round } = pairing;
    peopleAt(pairing).forEach((number, at) => {
      const place = outcome === null ? 0 : (places?.[at] ?? 1);
      const next = worth(round, absent.includes(number) ? notThere : place);
      if (isBetter(number, next)) came.set(number, next);
    });
  }
  const last = lastRound(tournament);
  if (!isFinalTable(pairingsOf(tournament, last)))
    for (const number of goingOn(tournament)) came.set(number, worth(last, 0));
  return (one, other) => (came.get(one.entrant) ?? 0) - (came.get(other.entrant) ?? 0);
}
