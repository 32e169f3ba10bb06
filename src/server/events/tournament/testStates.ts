// Tournaments of tests that nobody has begun yet, and tables of four that are played out by chance.
import type { MatchLength } from '../../../events/tournament/shortMatch.ts';
import { placesOf, type TableSeat } from '../../../events/tournament/tableScoring.ts';
import { type Pairing, peopleAt } from '../../../events/tournament/tournament.ts';
import { type LoadedTournament, noNews } from './state.ts';

export const signedUp = (
  form: LoadedTournament['form'],
  people: number,
  bestOf: MatchLength = 1,
): LoadedTournament => ({
  id: 'cup',
  teamId: 'team',
  name: 'Cup',
  gameName: 'tictactoe',
  form,
  timer: null,
  turnDays: null,
  askedRounds: null,
  minutes: null,
  endsAt: null,
  rounds: 0,
  hasThirdPlace: true,
  tableSize: 2,
  bestOf,
  isTwice: false,
  roundStep: null,
  roundEndsAt: null,
  begunAt: null,
  departments: null,
  askedCounted: null,
  counted: null,
  repeats: null,
  seriesStart: null,
  seriesAt: 0,
  follows: null,
  createdBy: null,
  createdAt: 0,
  startsAt: null,
  phase: 'open',
  dueAt: null,
  version: 1,
  endedAt: null,
  entrants: Array.from({ length: people }, (_, at) => ({
    number: at + 1,
    userId: `person ${at + 1}`,
    joinedAt: 0,
    isCheckedIn: true,
    from: 1,
    until: null,
    division: null,
    place: null,
    department: null,
    arena: null,
  })),
  pairings: [],
  news: noNews,
});

/** A table of four whose game is over. */
export const overTable = (people: readonly number[], seats: readonly TableSeat[]): Pairing => ({
  round: 1,
  board: 1,
  first: people[0] ?? 0,
  second: people[1] ?? null,
  others: people.slice(2),
  outcome: 'none',
  isPlayed: true,
  ...placesOf(people, seats),
});

interface TableChances {
  readonly ties: number;
  readonly forfeits: number;
}

/** A table of four with everybody's place; whoever was absent before stays so. */
export function playedTable<Table extends Pairing>(
  table: Table,
  { ties, forfeits }: TableChances,
  chance: () => number,
): Table {
  if (table.outcome !== null) return table;
  const people = peopleAt(table);
  const seats = people.map((number) => ({
    place: chance() < ties ? 1 : 1 + Math.floor(chance() * 4),
    isAbsent: chance() < forfeits || table.absent?.includes(number) === true,
  }));
  const isPlayed = seats.filter(({ isAbsent }) => !isAbsent).length > 1;
  return { ...table, outcome: 'none', isPlayed, ...placesOf(people, seats) };
}
