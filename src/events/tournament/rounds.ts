// The course of a tournament: how many rounds there are, who meets whom in the next one, and when it is over.
import { firstRoundOf, nextRoundOf, roundsOfKnockout } from './bracket.ts';
import { doubleEliminationRound, roundsOfDoubleElimination } from './doubleElimination.ts';
import { fourCupRound, isFourCupOver, roundsOfFourCup } from './fourCup.ts';
import { roundsAtTables, tablesRound } from './fourTables.ts';
import { leagueRound, roundsOfLeague } from './league.ts';
import { roundRobinRound, roundsOfRoundRobin } from './roundRobin.ts';
import { type Matcher, roundsOfSwiss, swissRound } from './swiss.ts';
import { placesOf } from './tableScoring.ts';
import {
  type Entrant,
  hasFourAt,
  isCupOfFour,
  isIn,
  isSwiss,
  lastRound,
  leastEntrants,
  type NewPairing,
  type Pairing,
  type PairingOutcome,
  pairingsOf,
  peopleAt,
  type Tournament,
  type TournamentForm,
} from './tournament.ts';

export const mostSwissRounds = 11;

/** The most who can take part: everybody meeting everybody takes as many rounds as there are people. */
export const mostEntrants: Readonly<Record<TournamentForm, number>> = {
  swiss: 128,
  teamCup: 128,
  roundRobin: 16,
  knockout: 128,
  doubleElimination: 128,
  league: 200,
  arena: 500,
};

type Kind = Pick<Tournament, 'form' | 'tableSize'> & Partial<Pick<Tournament, 'isTwice'>>;

/** `asked`: the rounds of a Swiss tournament that somebody chose. More than there are opponents would make people meet again. */
export function roundsOf(kind: Kind, entrants: number, asked: number | null): number {
  const { form, tableSize, isTwice = false } = kind;
  if (isCupOfFour(kind)) return roundsOfFourCup(entrants);
  if (form === 'knockout') return roundsOfKnockout(entrants);
  if (form === 'doubleElimination') return roundsOfDoubleElimination(entrants);
  if (form === 'league') return roundsOfLeague(entrants, { isTwice, tableSize });
  if (form === 'roundRobin') return roundsOfRoundRobin(entrants, isTwice, tableSize);
  if (hasFourAt(kind)) return Math.min(roundsAtTables(entrants, asked), mostSwissRounds);
  const sensible = roundsOfRoundRobin(entrants);
  return Math.max(1, Math.min(asked ?? roundsOfSwiss(entrants), sensible, mostSwissRounds));
}

/** Whether everything that was paired is decided. */
export const isRoundOver = (tournament: Pick<Tournament, 'pairings'>): boolean =>
  pairingsOf(tournament, lastRound(tournament)).every(({ outcome }) => outcome !== null);

const stillIn = (entrants: readonly Entrant[], round: number): number =>
  entrants.filter((entrant) => isIn(entrant, round)).length;

/** All rounds are over, or nobody is left to play against. */
export function isOver(tournament: Tournament): boolean {
  const last = lastRound(tournament);
  if (last === 0 || !isRoundOver(tournament)) return false;
  if (isCupOfFour(tournament)) return isFourCupOver(tournament);
  if (tournament.form === 'league')
    return last >= tournament.rounds && tournament.pairings.every(({ outcome }) => outcome !== null);
  if (tournament.form === 'doubleElimination')
    return doubleEliminationRound(tournament, last + 1).length === 0;
  return last >= tournament.rounds || stillIn(tournament.entrants, last + 1) < leastEntrants(tournament);
}

function paired(tournament: Tournament, round: number, match: Matcher): NewPairing[] {
  if (isCupOfFour(tournament)) return fourCupRound(tournament, round);
  switch (tournament.form) {
    case 'swiss':
    case 'teamCup':
      return hasFourAt(tournament) ? tablesRound(tournament, round) : swissRound(tournament, round, match);
    case 'roundRobin':
      return roundRobinRound(tournament.entrants.length, round, tournament.tableSize);
    case 'knockout':
      return round === 1 ? firstRoundOf(tournament.entrants.length) : nextRoundOf(tournament, round);
    case 'doubleElimination':
      return doubleEliminationRound(tournament, round);
    case 'league':
      return leagueRound(tournament.entrants, round, tournament);
    case 'arena':
      return []; // it pairs by `arenaPairing.ts` and `arenaTables.ts`
  }
}

/**
 * Where nobody of a pairing is there both are out. In a double elimination the stronger goes on instead: whoever lost
 * less than twice can still come back.
 */
export function outcomeWithout(form: TournamentForm, { first, second }: NewPairing): PairingOutcome {
  if (form !== 'doubleElimination') return 'none';
  return second === null || first < second ? 'first' : 'second';
}

/** Of a table of four: where everybody meets everybody somebody may have left who sits there. With one alone there it is decided. */
function begunTable(table: NewPairing, isThere: (entrant: number) => boolean): Pairing {
  const people = peopleAt(table);
  const absent = people.filter((number) => !isThere(number));
  if (people.length - absent.length > 1)
    return { ...table, outcome: null, isPlayed: true, places: null, absent };
  const seats = people.map((number) => ({ place: 1, isAbsent: absent.includes(number) }));
  return { ...table, outcome: 'none', isPlayed: false, ...placesOf(people, seats) };
}

/** Byes are won, and whoever has left loses to whoever is there. */
function begun(form: TournamentForm, pairing: NewPairing, isThere: (entrant: number) => boolean): Pairing {
  const { first, second, others } = pairing;
  if (others) return begunTable(pairing, isThere);
  const [isFirst, isSecond] = [isThere(first), second !== null && isThere(second)];
  if (isFirst && isSecond) return { ...pairing, outcome: null, isPlayed: true };
  const alone = isSecond ? 'second' : outcomeWithout(form, pairing);
  return { ...pairing, outcome: isFirst ? 'first' : alone, isPlayed: false };
}

/** The pairings of the next round; the one before it must be over. */
export function nextRound(tournament: Tournament, match: Matcher): Pairing[] {
  const round = lastRound(tournament) + 1;
  const there = new Set(
    tournament.entrants.filter((entrant) => isIn(entrant, round)).map(({ number }) => number),
  );
  return paired(tournament, round, match).map((pairing) =>
    begun(tournament.form, pairing, (entrant) => there.has(entrant)),
  );
}

/** How many rounds there are with these pairings: in a knock-out of four fewer than planned once people have left. */
export const roundsWith = (tournament: Tournament, next: readonly NewPairing[]): number =>
  isCupOfFour(tournament)
    ? lastRound(tournament) + roundsOfFourCup(next.flatMap(peopleAt).length)
    : tournament.rounds;

/** Whether people can still come in: while they could catch up, and nobody's pairings are fixed. */
export const takesLateEntries = (
  { form, rounds }: Pick<Tournament, 'form' | 'rounds'>,
  round: number,
): boolean => (isSwiss({ form }) || form === 'league') && round * 2 < rounds + 1;
