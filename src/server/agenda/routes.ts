// Calls about everything that is on for a team, whatever kind it is: the agenda, and what an admin has scheduled.
import { refuse } from '../../contract/errors.ts';
import { getEvents } from '../../contract/events.ts';
import * as call from '../../contract/schedules.ts';
import type { Handler, Route } from '../http/route.ts';
import type { WallClock } from '../shared/clock.ts';
import type { EventSource } from './sources.ts';

interface Needs {
  readonly clock: WallClock;
  readonly sources: readonly EventSource[];
}

/** From soon to late; what has no time comes last. */
const byTime = (one: string | null, other: string | null): number =>
  (one === null ? Number.POSITIVE_INFINITY : Date.parse(one)) -
  (other === null ? Number.POSITIVE_INFINITY : Date.parse(other));

const listingEvents =
  ({ clock, sources }: Needs): Handler<typeof getEvents> =>
  async ({ member, team }) => {
    const now = clock.now();
    const lists = await Promise.all(sources.map((source) => source.events({ member, team }, now)));
    return { events: lists.flat().toSorted((one, other) => byTime(one.start, other.start)) };
  };

const listingScheduled =
  ({ clock, sources }: Needs): Handler<typeof call.scheduledGames> =>
  async ({ member, team }) => {
    const now = clock.now();
    const lists = await Promise.all(sources.map((source) => source.scheduled({ member, team }, now)));
    return { games: lists.flat().toSorted((one, other) => byTime(one.next, other.next)) };
  };

/** Both chat tools have a call of their own for it; they do the same. */
const endingScheduled =
  ({ sources }: Needs): Handler<typeof call.deleteScheduledInSlack> =>
  async ({ team }, { gameId }) => {
    for (const source of sources) if (await source.remove(team.teamId, gameId)) return { ok: true };
    return refuse('NotFound');
  };

export function agendaRoutes(route: Route, needs: Needs): void {
  route(getEvents, listingEvents(needs));
  route(call.scheduledGames, listingScheduled(needs));
  route(call.deleteScheduledInTeams, endingScheduled(needs));
  route(call.deleteScheduledInSlack, endingScheduled(needs));
}
