// Handlers that show what is scheduled for a team, and end it.
import { namesIn } from '../../catalogue/facts.ts';
import { refuse } from '../../contract/errors.ts';
import type * as call from '../../contract/schedules.ts';
import type { Handler } from '../http/route.ts';
import { scheduleFrom, timeOf } from './present.ts';
import type { ScheduleServices } from './services.ts';
import { endSchedule, endScheduleById, readSchedule, readSchedulesOf } from './store.ts';

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

export const listingScheduled =
  ({ database }: Needs): Handler<typeof call.scheduledGames> =>
  async ({ team, member }) => {
    const names = namesIn(member.language);
    const schedules = await readSchedulesOf(database, team.teamId);
    return {
      games: schedules.map((row) => ({
        gameId: row.id,
        type: 'puzzle',
        gameType: row.puzzle_type,
        title: names[row.puzzle_type] ?? row.puzzle_type,
        next: timeOf(row.next_at),
        channelName: row.channel_name,
        createdBy: row.created_by
          ? { userId: row.created_by, name: row.creator_name ?? '', avatar: row.creator_avatar }
          : null,
      })),
    };
  };

/** Both chat tools have a call of their own for it; they do the same. */
export const endingScheduled =
  ({ database }: Needs): Handler<typeof call.deleteScheduledInSlack> =>
  async ({ team }, { gameId }) =>
    (await endScheduleById(database, team.teamId, gameId)) ? { ok: true } : refuse('NotFound');
