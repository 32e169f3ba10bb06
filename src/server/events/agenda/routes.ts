// Calls about everything that is on for a team, whatever kind it is: the agenda, and what an admin has scheduled.
import { refuse } from '../../../contract/errors.ts';
import { getEvents } from '../../../contract/events/events.ts';
import * as call from '../../../contract/puzzles/schedules.ts';
import type { Handler, Route } from '../../web/http/route.ts';
import { type AgendaDeps, byTime, eventsFor } from './eventsFor.ts';

const listEvents =
  (deps: AgendaDeps): Handler<typeof getEvents> =>
  async ({ member, team }) => ({ events: await eventsFor(deps, { member, team }) });

const listScheduled =
  ({ clock, sources }: AgendaDeps): Handler<typeof call.scheduledGames> =>
  async ({ member, team }) => {
    const now = clock.now();
    const lists = await Promise.all(sources.map((source) => source.scheduled({ member, team }, now)));
    return { games: lists.flat().toSorted((one, other) => byTime(one.next, other.next)) };
  };

/** Both chat tools have a call of their own for it; they do the same. */
const endScheduled =
  ({ sources }: AgendaDeps): Handler<typeof call.deleteScheduledInSlack> =>
  async ({ team }, { gameId }) => {
    for (const source of sources) if (await source.remove(team.teamId, gameId)) return { ok: true };
    return refuse('NotFound');
  };

export function agendaRoutes(route: Route, deps: AgendaDeps): void {
  route(getEvents, listEvents(deps));
  route(call.scheduledGames, listScheduled(deps));
  route(call.deleteScheduledInTeams, endScheduled(deps));
  route(call.deleteScheduledInSlack, endScheduled(deps));
}
