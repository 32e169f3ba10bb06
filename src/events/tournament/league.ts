// A league: divisions in each of which everybody meets everybody, places that are taken over, and who moves up and down between seasons.
import { roundRobinRound, roundsOfRoundRobin } from './roundRobin.ts';
import { type EntrantStanding, standingsOf } from './standings.ts';
import {
  type Entrant,
  isIn,
  type NewPairing,
  peopleAt,
  type TableSize,
  type Tournament,
} from './tournament.ts';

/** A division has 6 to 10 people. With fewer than 6 there is one, and 11 people are 6 and 5. */
const usualSize = 8;
export const mostInDivision = 10;
const mostMoves = 2;

/** Where somebody plays: their division, 1 the highest, and their place in its table of rounds. */
export interface LeaguePlace {
  readonly division: number;
  readonly place: number;
}

/** As equal as can be, larger ones first. */
export function divisionSizes(people: number): number[] {
  const count = Math.max(1, Math.round(people / usualSize), Math.ceil(people / mostInDivision));
  return Array.from({ length: count }, (_, at) => Math.floor(people / count) + (at < people % count ? 1 : 0));
}

/** The places of so many people in the order of strength. */
export const leaguePlaces = (people: number): LeaguePlace[] =>
  divisionSizes(people).flatMap((size, at) =>
    Array.from({ length: size }, (_, place) => ({ division: at + 1, place: place + 1 })),
  );

/** Of two divisions one above the other: so many move up and as many down, two unless one of them is small. */
export const movesBetween = (upper: number, lower: number): number =>
  Math.min(mostMoves, Math.floor(Math.min(upper, lower) / 3));

const divisionsOf = (entrants: readonly Entrant[]): number =>
  entrants.reduce((most, { division }) => Math.max(most, division ?? 1), 1);

export const inDivision = <One extends Entrant>(entrants: readonly One[], division: number): One[] =>
  entrants.filter((entrant) => (entrant.division ?? 1) === division);

/** How many places the table of a division has in this round. */
const placesIn = (entrants: readonly Entrant[], round: number): number =>
  entrants.reduce((most, { place, from }) => (from <= round ? Math.max(most, place ?? 0) : most), 0);

/** Who has this place in a round: of those who had it the one who came last. */
const occupantOf = (entrants: readonly Entrant[], place: number, round: number): Entrant | undefined =>
  entrants
    .filter((entrant) => entrant.place === place && entrant.from <= round)
    .toSorted((one, other) => other.from - one.from)[0];

/** How everybody meets everybody. */
interface Around {
  readonly isTwice: boolean;
  readonly tableSize?: TableSize | undefined;
}

export const roundsOfLeague = (people: number, { isTwice, tableSize }: Around): number =>
  Math.max(...divisionSizes(people).map((size) => roundsOfRoundRobin(size, isTwice, tableSize)));

/** All pairings of a round, division by division. Small divisions are through before large ones. */
export function leagueRound(entrants: readonly Entrant[], round: number, around: Around): NewPairing[] {
  const { isTwice, tableSize } = around;
  let board = 0;
  return Array.from({ length: divisionsOf(entrants) }, (_, at) => inDivision(entrants, at + 1)).flatMap(
    (those) => {
      const places = placesIn(those, round);
      if (round > roundsOfRoundRobin(places, isTwice, tableSize)) return [];
      return roundRobinRound(places, round, tableSize).flatMap((pairing) => {
        const numbers = peopleAt(pairing).map((place) => occupantOf(those, place, round)?.number ?? nobody);
        if (numbers.includes(nobody)) return [];
        board += 1;
        return withPeople({ ...pairing, board }, numbers);
      });
    },
  );
}

/** An entrant's number that nobody has. */
const nobody = 0;

/** The pairing with these people in the order of the seats; one alone has a bye. */
function withPeople(pairing: NewPairing, people: readonly number[]): NewPairing[] {
  const { round, board } = pairing;
  const [first, second = null, ...others] = people;
  if (first === undefined) return [];
  return [pairing.others ? { round, board, first, second, others } : { round, board, first, second }];
}

/** Who meets whom in a round that is not drawn yet, as things stand. Whoever was to meet people who have left has a bye. */
export function plannedRound(entrants: readonly Entrant[], round: number, around: Around): NewPairing[] {
  const there = new Set(entrants.filter((entrant) => isIn(entrant, round)).map(({ number }) => number));
  return leagueRound(entrants, round, around).flatMap((pairing) =>
    withPeople(
      pairing,
      peopleAt(pairing).filter((number) => there.has(number)),
    ),
  );
}

/**
 * Where somebody can still come in after this round: the place of somebody who has left, or the one that a division of
 * an odd number has free, where two sit at a table; the lowest division first. Null: there is none.
 */
export function freePlace(
  entrants: readonly Entrant[],
  round: number,
  size: TableSize = 2,
): LeaguePlace | null {
  for (let division = divisionsOf(entrants); division > 0; division--) {
    const those = inDivision(entrants, division);
    const places = placesIn(those, round + 1);
    for (let place = 1; place <= places; place++) {
      const until = occupantOf(those, place, round + 1)?.until;
      if (typeof until === 'number' && until <= round + 1) return { division, place };
    }
    if (size === 2 && places % 2 === 1 && places < mostInDivision) return { division, place: places + 1 };
  }
  return null;
}

/** Whether nobody has taken over the place of this entrant. */
export const hasKeptPlace = (entrants: readonly Entrant[], own: Entrant): boolean =>
  inDivision(entrants, own.division ?? 1).every(
    ({ place, from, number }) => place !== own.place || number === own.number || from < own.from,
  );

/** Division by division, ranked through: the best of the second division comes after everybody of the first one. */
export function leagueStandings(tournament: Tournament): EntrantStanding[] {
  const { entrants, pairings } = tournament;
  let above = 0;
  return Array.from({ length: divisionsOf(entrants) }, (_, at) => at + 1).flatMap((division) => {
    const those = inDivision(entrants, division);
    const numbers = new Set(those.map(({ number }) => number));
    const rows = standingsOf({
      ...tournament,
      form: 'roundRobin',
      entrants: those,
      pairings: pairings.filter(({ first }) => numbers.has(first)),
    });
    const ranked = rows.map((row) => ({ ...row, rank: row.rank + above }));
    above += rows.length;
    return ranked;
  });
}

/** The numbers of everybody in the order for the next season: the best of a division change places with the last of the one above. */
export function orderForNextSeason(tournament: Tournament): number[] {
  const { entrants } = tournament;
  const order = leagueStandings(tournament).map(({ entrant }) => entrant);
  const divisions = Array.from({ length: divisionsOf(entrants) }, (_, at) => {
    const numbers = new Set(inDivision(entrants, at + 1).map(({ number }) => number));
    return order.filter((number) => numbers.has(number));
  });
  const movesAfter = (at: number): number => {
    const [upper, lower] = [divisions[at], divisions[at + 1]];
    return upper && lower ? movesBetween(upper.length, lower.length) : 0;
  };
  return divisions.flatMap((own, at) => {
    const [up, down] = [movesAfter(at - 1), movesAfter(at)];
    const from = up > 0 ? (divisions[at - 1]?.slice(-up) ?? []) : [];
    const risen = divisions[at + 1]?.slice(0, down) ?? [];
    return [...from, ...own.slice(up, own.length - down), ...risen];
  });
}
