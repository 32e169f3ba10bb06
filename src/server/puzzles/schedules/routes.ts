// Routes of an admin who schedules puzzles.
import { refuse } from '../../../contract/errors.ts';
import * as call from '../../../contract/puzzles/schedules.ts';
import type { Handler, Route } from '../../web/http/route.ts';
import { createSchedule } from './postSchedule.ts';
import { scheduleFrom } from './present.ts';
import type { ScheduleServices } from './services.ts';
import { endSchedule, readSchedule } from './store.ts';

type Deps = Pick<ScheduleServices, 'database'>;

const getSchedule =
  ({ database }: Deps): Handler<typeof call.getSchedule> =>
  async ({ team }, { puzzleType }) => {
    const schedule = await readSchedule(database, team.teamId, puzzleType);
    return schedule && scheduleFrom(schedule);
  };

const deleteSchedule =
  ({ database }: Deps): Handler<typeof call.deleteSchedule> =>
  async ({ team }, { puzzleType }) =>
    (await endSchedule(database, team.teamId, puzzleType)) ? { ok: true } : refuse('NotFound');

export function scheduleRoutes(route: Route, services: ScheduleServices): void {
  route(call.getSchedule, getSchedule(services));
  route(call.postSchedule, createSchedule(services));
  route(call.deleteSchedule, deleteSchedule(services));
}
