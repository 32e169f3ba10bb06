// A tournament as the host keeps it in memory, and what a step makes of it. No I/O but chance for table ids.
import { randomBytes } from 'node:crypto';
import type { TimeControl } from '../../../engine/clock.ts';
import type { TurnDays } from '../../../engine/turnDays.ts';
import { type ArenaScore, arenaStandings, newArenaScore } from '../../../events/tournament/arena.ts';
import { leagueStandings } from '../../../events/tournament/league.ts';
import type { MatchLength } from '../../../events/tournament/shortMatch.ts';
import { type EntrantStanding, standingsOf } from '../../../events/tournament/standings.ts';
import type { TableSeat } from '../../../events/tournament/tableScoring.ts';
import { type DepartmentStanding, departmentStandings } from '../../../events/tournament/teamCup.ts';
import {
  type Entrant,
  lastRound,
  type Pairing,
  peopleAt,
  type TableSize,
  type Tournament,
  type TournamentForm,
} from '../../../events/tournament/tournament.ts';
import type { StoredGame, TournamentPhase, TournamentsTable } from '../../base/storage/schema/tournaments.ts';

export interface StoredEntrant extends Entrant {
  readonly userId: string | null;
  readonly joinedAt: number;
  readonly isCheckedIn: boolean;
  readonly division: number | null;
  readonly place: number | null;
  /** Of a team cup: the department for which they play, from 1. */
  readonly department: number | null;
  /** Null: it is no arena, or has not begun. */
  readonly arena: ArenaScore | null;
}

export interface StoredPairing extends Pairing {
  /** Which game of the pairing is played: in a knock-out there may be several, the seats changed over after each. */
  readonly game: number;
  /** Those that are over; empty where a pairing is one game. */
  readonly games: readonly StoredGame[];
  readonly roomId: string | null;
  readonly openedAt: number;
}

/** What happened at the open tables and to the people of a tournament since it was stored. */
export interface TournamentNews {
  /** Games that are recorded, by the table: the outcome as the seats of the pairing have it. */
  readonly results: ReadonlyMap<string, 'first' | 'second' | 'draw' | 'none'>;
  /** With four at a table: how each finished, in the order of the seats of the pairing. */
  readonly finished: ReadonlyMap<string, readonly TableSeat[]>;
  /** Tables that closed without a result. */
  readonly lost: ReadonlySet<string>;
  /** Numbers of people who left the team. */
  readonly gone: readonly number[];
}

export interface LoadedTournament {
  readonly id: string;
  readonly teamId: string;
  readonly name: string;
  readonly gameName: string;
  readonly form: TournamentForm;
  readonly timer: TimeControl | null;
  readonly turnDays: TurnDays | null;
  readonly askedRounds: number | null;
  /** Of an arena: how long it lasts, and when its time is up once it has begun. */
  readonly minutes: number | null;
  readonly endsAt: number | null;
  readonly rounds: number;
  readonly hasThirdPlace: boolean;
  readonly tableSize: TableSize;
  /** Of a knock-out: a pairing is the best of so many games. */
  readonly bestOf: MatchLength;
  readonly isTwice: boolean;
  /** Of a league: how far apart its rounds begin, and when the time of the present one is over. */
  readonly roundStep: 'week' | 'day' | null;
  readonly roundEndsAt: number | null;
  readonly begunAt: number | null;
  /** Of a team cup: its departments, how many results of each were asked to count, and how many do once it has begun. */
  readonly departments: readonly string[] | null;
  readonly askedCounted: number | null;
  readonly counted: number | null;
  readonly repeats: TournamentsTable['repeats'];
  readonly seriesStart: number | null;
  readonly seriesAt: number;
  readonly follows: string | null;
  readonly createdBy: string | null;
  readonly createdAt: number;
  readonly startsAt: number | null;
  readonly phase: TournamentPhase;
  readonly dueAt: number | null;
  readonly version: number;
  readonly endedAt: number | null;
  readonly entrants: readonly StoredEntrant[];
  /** Of an arena only the open ones, and in a step those that it decides: cost does not grow with the games played. */
  readonly pairings: readonly StoredPairing[];
  readonly news: TournamentNews;
}

export const noNews: TournamentNews = {
  results: new Map(),
  finished: new Map(),
  lost: new Set(),
  gone: [],
};

export const hasNews = ({ results, lost, gone }: TournamentNews): boolean =>
  results.size > 0 || lost.size > 0 || gone.length > 0;

/** For the log of what admins did. */
export interface Directed {
  readonly by: string;
  readonly subject: string | null;
  readonly what: string;
}

/** A change that is ready to be stored; the tables to open and to close follow from the pairings. */
export interface TournamentChange {
  readonly after: LoadedTournament;
  readonly directed?: Directed;
}

/** `due`: what time and the tables bring; it is worked out when it is stored. */
export type TournamentStep = TournamentChange | 'due';

export const newRoomId = (): string => randomBytes(16).toString('base64url');

/** As the rules see it. */
export const rulesOf = (state: LoadedTournament): Tournament => ({
  form: state.form,
  rounds: state.rounds,
  hasThirdPlace: state.hasThirdPlace,
  isTwice: state.isTwice,
  tableSize: state.tableSize,
  entrants: state.entrants,
  pairings: state.pairings,
});

export const isArena = ({ form }: Pick<LoadedTournament, 'form'>): boolean => form === 'arena';

export const isLeague = ({ form }: Pick<LoadedTournament, 'form'>): boolean => form === 'league';

const seated = new WeakMap<LoadedTournament, ReadonlyMap<string, string>>();

/** The table at which each person sits now; worked out once for each state, because everybody who comes asks. */
export function tablesByPerson(state: LoadedTournament): ReadonlyMap<string, string> {
  const known = seated.get(state) ?? seatedIn(state);
  seated.set(state, known);
  return known;
}

function seatedIn({ entrants, pairings }: LoadedTournament): ReadonlyMap<string, string> {
  const people = new Map(entrants.map(({ number, userId }) => [number, userId]));
  return new Map(
    pairings.flatMap((pairing) => {
      const { outcome, roomId, absent = [] } = pairing;
      if (outcome !== null || roomId === null) return [];
      return peopleAt(pairing).flatMap((number) => {
        const userId = people.get(number);
        return userId && !absent.includes(number) ? [[userId, roomId] as const] : [];
      });
    }),
  );
}

/** Of a team cup that has begun, best first; of anything else none. */
export const departmentsIn = (
  { entrants, counted }: Pick<LoadedTournament, 'entrants' | 'counted'>,
  standings: readonly EntrantStanding[],
): DepartmentStanding[] => (counted === null ? [] : departmentStandings(entrants, standings, counted));

/** The departments of a team cup by name, best first. */
export const departmentPodium = (state: LoadedTournament, standings: readonly EntrantStanding[]) =>
  departmentsIn(state, standings).map(({ department, rank }) => ({
    rank,
    name: state.departments?.[department - 1] ?? '',
  }));

/** Best first. */
export const standingsIn = (state: LoadedTournament): EntrantStanding[] =>
  isArena(state)
    ? arenaStandings(
        state.entrants.map(({ number, arena }) => ({ number, score: arena ?? newArenaScore(0) })),
      )
    : isLeague(state)
      ? leagueStandings(rulesOf(state))
      : standingsOf(rulesOf(state));

export const isGoing = ({ phase }: Pick<LoadedTournament, 'phase'>): boolean =>
  phase === 'running' || phase === 'paused';

export const roundOf = (state: LoadedTournament): number => lastRound(state);

export const entrantOf = (
  { entrants }: Pick<LoadedTournament, 'entrants'>,
  userId: string,
): StoredEntrant | undefined => entrants.find((entrant) => entrant.userId === userId);
