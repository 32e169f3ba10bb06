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
  withNews,
} from './course.ts';
import { isLastRound, withoutUnplayed } from './leagueCourse.ts';
import { readWaiting } from './newsStore.ts';
import { isGoing, isLeague, type LoadedTournament, rulesOf } from './state.ts';
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

export async function afterDueInLeague(
  { gate, database, tournamentPace: pace }: LeagueDeps,
  before: LoadedTournament,
  now: number,
): Promise<LoadedTournament> {
  const heard = goingOn(before, withNews(before, now), now, pace);
  const { roundEndsAt } = heard;
  if (!isGoing(heard) || heard.phase === 'paused' || roundEndsAt === null || roundEndsAt > now) return heard;
  if (await gate(heard.teamId, heard.gameName)) return { ...heard, dueAt: now + againMs };
  const open = heard.pairings.flatMap(({ outcome, roomId }) => (outcome === null ? (roomId ?? []) : []));
  const over = withoutUnplayed(heard, await readWaiting(database, open));
  if (isLastRound(over)) return settled({ ...over, roundEndsAt: null }, now, pace); // games that run are played out
  return leagueRoundBegun(over, await readTeamCalendar(database, over.teamId), now, pace);
}
