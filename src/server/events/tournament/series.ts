// Repeats: what follows a tournament by itself, and making the next season or the same one again by hand.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { Database } from '../../base/storage/database.ts';
import type { NewsFor } from '../../messaging/notifications/notifications.ts';
import type { Actor } from '../../people/members.ts';
import { readTeamCalendar } from '../../tables/matches/daily/calendars.ts';
import { canMake, mostGoing } from './create.ts';
import { nextOccurrence, roundBegins } from './dates.ts';
import { isDirector } from './direct.ts';
import { type Following, followingOf, writeFollowing } from './newTournament.ts';
import type { TournamentServices } from './services.ts';
import { isLeague, type LoadedTournament, type TournamentStep } from './state.ts';
import { countGoing } from './store.ts';

/** So long people have to sign up for the next season, or to leave it. */
const betweenSeasonsMs = 6 * 24 * 60 * 60_000;

/** A week after the last game, at the time of day at which the season began, on a working day. */
async function nextSeason(
  database: Database,
  { teamId, begunAt }: LoadedTournament,
  now: number,
): Promise<number> {
  const calendar = await readTeamCalendar(database, teamId);
  return roundBegins(calendar, begunAt ?? now, 0, now + betweenSeasonsMs, 'day');
}

/** Null: nothing follows by itself. One that somebody cancelled is the last of its series. */
export async function followsByItself(
  database: Database,
  before: LoadedTournament,
  after: LoadedTournament,
  step: TournamentStep,
  now: number,
): Promise<Following | null> {
  const { repeats, seriesStart, seriesAt, teamId } = after;
  if (repeats === null) return null;
  if (repeats === 'season') {
    if (after.phase !== 'finished' || before.phase === 'finished') return null;
    return followingOf(after, await nextSeason(database, after, now), seriesAt + 1);
  }
  const hasBegun = before.phase === 'open' && after.phase !== 'open';
  const isCalledOff = step !== 'due' && after.phase === 'cancelled';
  if (!hasBegun || isCalledOff || seriesStart === null) return null;
  const { timeZone } = await readTeamCalendar(database, teamId);
  const next = nextOccurrence(timeZone, { start: seriesStart, at: seriesAt, repeats }, now);
  return followingOf(after, next.start, next.at);
}

/** Whoever took part hears that they can sign up again, in a league that they are signed up. */
export const newsOfFollowing = ({ before, beginnings }: Following): NewsFor[] =>
  before.entrants.flatMap(({ userId }) =>
    userId === null
      ? []
      : [
          {
            userId,
            subject: `tournament opened ${beginnings.id}`,
            content: {
              kind: 'tournamentOpened',
              tournamentId: beginnings.id,
              name: before.name,
              since: beginnings.id,
            },
          },
        ],
  );

/** By the director of one that is over; a league goes on with its next season, anything else waits to be started. */
export const againBy =
  ({ tournamentHost, database, notifications, clock }: TournamentServices) =>
  async (
    actor: Actor,
    { id, moveId }: { readonly id: string; readonly moveId: string },
  ): Promise<{ readonly id: string } | Refusal> => {
    const live = await tournamentHost.current(id, actor.team.teamId);
    if (!live) return refuse('NotFound');
    if (!isDirector(live.state, actor)) return refuse('NotAllowed', { reason: 'directorOnly' });
    if (!canMake(actor)) return refuse('AdminOnly');
    if (live.state.phase !== 'finished') return refuse('Closed');
    if ((await countGoing(database, actor.team.teamId)) >= mostGoing)
      return refuse('Conflict', { reason: 'tooManyTournaments' });
    const before: LoadedTournament = {
      ...live.state,
      createdBy: actor.member.userId,
      repeats: isLeague(live.state) ? live.state.repeats : null,
    };
    const now = clock.now();
    const startsAt = isLeague(before) ? await nextSeason(database, before, now) : null;
    const following = followingOf(before, startsAt, before.seriesAt + 1, moveId);
    const made = await database.transaction().execute(async (transaction) => {
      const written = await writeFollowing(transaction, following, now);
      if (written !== following.beginnings.id) return { id: written, show: null };
      const show = await notifications.notifyWithin(
        transaction,
        newsOfFollowing(following).filter(({ userId }) => userId !== actor.member.userId),
      );
      return { id: written, show };
    });
    await made.show?.();
    return { id: made.id };
  };
