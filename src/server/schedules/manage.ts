// Handlers that show the schedule of one puzzle, and end it.
import { refuse } from '../../contract/errors.ts';
import type * as call from '../../contract/schedules.ts';
import type { Handler } from '../http/route.ts';
import { scheduleFrom } from './present.ts';
import type { ScheduleServices } from './services.ts';
import { endSchedule, readSchedule } from './store.ts';

type Needs = Pick<ScheduleServices, 'database'>;

export const showingSchedule =
  ({ database }: Needs): Handler<typeof call.getSchedule> =>
  async ({ team }, { puzzleType }) => {
    const schedule = await readSchedule(database, team.teamId, puzzleType);
    return schedule && scheduleFrom(schedule);
  };

export const deletingSchedule =
  ({ database }: Needs): Handler<typeof call.deleteSchedule> =>
  async ({ team }, { puzzleType }) =>
    (await endSchedule(database, team.teamId, puzzleType)) ? { ok: true } : refuse('NotFound');
