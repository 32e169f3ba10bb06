// What time and the tables bring to a league: results, the end of a round, the next one; and what has to be known before it begins.
import type { Refusal } from '../../../contract/errors.ts';
import { orderForNextSeason } from '../../../events/tournament/league.ts';
import type { Database } from '../../base/storage/database.ts';
import { readTeamCalendar } from '../../tables/matches/daily/calendars.ts';
import {
  goingOn,
  leagueRoundBegun,
  settled,
  type TournamentBeginning,
  type TournamentPace,
  waitOf,
  withNews,
} from './course.ts';
import { isLastRound, withoutUnplayed } from './leagueCourse.ts';
import { readWaiting } from './newsStore.ts';
import { isLeague, type LoadedTournament, rulesOf, type StoredPairing } from './state.ts';
import { readStrengths, readTournament } from './store.ts';

interface LeagueDeps {
  /** Why the team may not play now; null: it may. */
  readonly gate: (teamId: string, gameName: string) => Promise<Refusal | null>;
  readonly database: Database;
  readonly tournamentPace: TournamentPace;
}

/** Whether the team may play is asked again after this. */
const againMs = 60_000;
/** Above every rating: whoever played the season before comes first. */
const returning = 1_000_000;

/** In a league that follows another one the season before counts, and the rating of whoever is new. */
export async function readBeginning(
  database: Database,
  state: LoadedTournament,
): Promise<TournamentBeginning> {
  const ratings = await readStrengths(database, state);
  const calendar = await readTeamCalendar(database, state.teamId);
  const before =
    isLeague(state) && state.follows ? await readTournament(database, state.follows, null) : null;
  if (!before) return { strengths: ratings, calendar };
  const people = new Map(before.entrants.map(({ number, userId }) => [number, userId]));
  const known = orderForNextSeason(rulesOf(before)).flatMap((number, at) => {
    const userId = people.get(number);
    return userId ? [[userId, returning - at] as const] : [];
  });
  return { strengths: new Map([...ratings, ...known]), calendar };
}

const openIn = ({ pairings }: LoadedTournament): StoredPairing[] =>
  pairings.filter(({ outcome }) => outcome === null);

/** After the last round a table may open again, as one that an outage closed. */
const waitedLongEnough = (state: LoadedTournament, now: number, pace: TournamentPace): StoredPairing[] =>
  openIn(state).filter(({ openedAt }) => openedAt + waitOf(state, pace) <= now);

/** Tables of these whose game is about to begin wait as long again. */
const waitingOn = (
  state: LoadedTournament,
  waiting: ReadonlyMap<string, readonly boolean[]>,
  now: number,
): LoadedTournament => ({
  ...state,
  pairings: state.pairings.map((pairing) =>
    pairing.outcome === null && waiting.has(pairing.roomId ?? '') ? { ...pairing, openedAt: now } : pairing,
  ),
});

export async function afterDueInLeague(
  { gate, database, tournamentPace: pace }: LeagueDeps,
  before: LoadedTournament,
  now: number,
): Promise<LoadedTournament> {
  const heard = goingOn(before, withNews(before, now), now, pace);
  const endsAt = heard.roundEndsAt ?? heard.dueAt;
  if (heard.phase !== 'running' || endsAt === null || endsAt > now) return heard;
  if (await gate(heard.teamId, heard.gameName)) return { ...heard, dueAt: now + againMs };
  const late = heard.roundEndsAt === null ? waitedLongEnough(heard, now, pace) : openIn(heard);
  const waiting = await readWaiting(
    database,
    late.flatMap(({ roomId }) => roomId ?? []),
  );
  const over = withoutUnplayed(heard, waiting);
  if (!isLastRound(over))
    return leagueRoundBegun(over, await readTeamCalendar(database, over.teamId), now, pace);
  return settled({ ...waitingOn(over, waiting, now), roundEndsAt: null }, now, pace); // games that run are played out
}
