// Routes of an admin who schedules puzzles.
import { refuse } from '../../../contract/errors.ts';
import * as call from '../../../contract/puzzles/schedules.ts';
import type { Handler, Route } from '../../web/http/route.ts';
import { postingSchedule } from './postSchedule.ts';
import { scheduleFrom } from './present.ts';
import type { ScheduleServices } from './services.ts';
import { endSchedule, readSchedule } from './store.ts';

type Needs = Pick<ScheduleServices, 'database'>;

const showingSchedule =
  ({ database }: Needs): Handler<typeof call.getSchedule> =>
  async ({ team }, { puzzleType }) => {
    const schedule = await readSchedule(database, team.teamId, puzzleType);
    return schedule && scheduleFrom(schedule);
  };

const deletingSchedule =
  ({ database }: Needs): Handler<typeof call.deleteSchedule> =>
  async ({ team }, { puzzleType }) =>
    (await endSchedule(database, team.teamId, puzzleType)) ? { ok: true } : refuse('NotFound');

export function scheduleRoutes(route: Route, services: ScheduleServices): void {
  route(call.getSchedule, showingSchedule(services));
  route(call.postSchedule, postingSchedule(services));
  route(call.deleteSchedule, deletingSchedule(services));
}
