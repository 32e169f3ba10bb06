// Stores the schedule of a puzzle: settings the puzzle knows, a channel the admin may choose, and when it opens next.
import { randomUUID } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { postSchedule } from '../../../contract/puzzles/schedules.ts';
import { type ChosenChannel, chosenChannel } from '../../messaging/chat/channels.ts';
import { gameRefusal } from '../../people/gates.ts';
import type { Handler, InputOf } from '../../web/http/route.ts';
import { nextAfter, type Pattern } from './occurrences.ts';
import { scheduleFrom } from './present.ts';
import { readLatestDay } from './puzzleStore.ts';
import type { ScheduleServices } from './services.ts';
import { writeSchedule } from './store.ts';

type Input = InputOf<typeof postSchedule>;

const noChannel: ChosenChannel = { channelId: null, channelName: null, groupId: null, groupName: null };

const misfit = (path: string): Refusal =>
  refuse('InvalidInput', { fields: [{ path, code: 'invalid_value' }] });

export const createSchedule =
  (services: ScheduleServices): Handler<typeof postSchedule> =>
  async (context, input) => {
    const { clock, database, chat } = services;
    const { team, member } = context;
    const { puzzleType, channelId, groupId, additionalSettings: settings = {} } = input;
    const refusal = gameRefusal(team, puzzleType) ?? (await settingsRefusal(services, input));
    if (refusal) return refusal;
    if (groupId && !channelId) return misfit('channelId');
    const chosen = channelId ? await chosenChannel(chat, context, channelId, groupId) : noChannel;
    if (isRefusal(chosen)) return chosen;
    const { hour, minute, duration, days, timeZoneId = team.timeZone } = input;
    const times = { hour, minute, time_zone: timeZoneId, duration };
    const key = { team_id: team.teamId, puzzle_type: puzzleType };
    const now = clock.now();
    const stored = await writeSchedule(database, {
      id: randomUUID(),
      ...key,
      ...times,
      days: JSON.stringify(days.toSorted((a, b) => a - b)),
      settings: JSON.stringify(settings),
      channel_id: chosen.channelId,
      channel_name: chosen.channelName,
      group_id: chosen.groupId,
      group_name: chosen.groupName,
      created_by: member.userId,
      next_at: nextNewDay({ ...times, days }, now, await readLatestDay(database, key)),
      armed_at: now,
    });
    return scheduleFrom(stored);
  };

/** On every one of its days the puzzle must know what to do with the settings. */
async function settingsRefusal(
  { puzzles }: Pick<ScheduleServices, 'puzzles'>,
  { puzzleType, days, additionalSettings: settings = {} }: Input,
): Promise<Refusal | null> {
  const definition = await puzzles.load(puzzleType);
  if (!definition) return misfit('puzzleType');
  const fits = days.every((weekday) => definition.readRules(settings, weekday) !== null);
  return fits ? null : misfit('additionalSettings');
}

/** A day that has had its puzzle gets no second one. */
function nextNewDay(pattern: Pattern, now: number, latestDay: string | null): number {
  const next = nextAfter(pattern, now);
  return next.day === latestDay ? nextAfter(pattern, next.at).at : next.at;
}
