// A stored schedule as the contract has it.
import type { Schedule } from '../../../contract/puzzles/schedules.ts';
import { timeOrNull } from '../../base/shared/isoTime.ts';
import type { StoredSchedule } from './store.ts';

export const scheduleFrom = (row: StoredSchedule): Schedule => ({
  gameId: row.id,
  companyId: row.team_id,
  puzzleType: row.puzzle_type,
  groupId: row.group_id,
  groupName: row.group_name,
  channelId: row.channel_id,
  channelName: row.channel_name,
  hour: row.hour,
  minute: row.minute,
  timeZoneId: row.time_zone,
  duration: row.duration,
  days: [...row.days],
  userId: row.created_by,
  additionalSettings: row.settings,
  next: timeOrNull(row.next_at),
});
