// Stores the schedule of a puzzle: settings the puzzle knows, a channel the admin may choose, and when it opens next.
import { randomUUID } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { postSchedule } from '../../../contract/puzzles/schedules.ts';
import type { Database } from '../../base/storage/database.ts';
import { type ChosenChannel, chosenChannel } from '../../messaging/chat/channels.ts';
import { gameRefusal } from '../../people/gates.ts';
import type { Handler, InputOf } from '../../web/http/route.ts';
import { nextDayAfter, type Occurrence, opensAt } from './occurrences.ts';
import { makePuzzle, storePuzzle } from './openPuzzle.ts';
import { scheduleFrom } from './present.ts';
import { type LatestOpened, readLatestOpened } from './puzzleStore.ts';
import type { ScheduleServices } from './services.ts';
import { type StoredSchedule, writeSchedule } from './store.ts';

type Input = InputOf<typeof postSchedule>;

const noChannel: ChosenChannel = { channelId: null, channelName: null, groupId: null, groupName: null };

const misfit = (path: string): Refusal =>
  refuse('InvalidInput', { fields: [{ path, code: 'invalid_value' }] });

export const createSchedule =
  (services: ScheduleServices): Handler<typeof postSchedule> =>
  async (context, input) => {
    const { clock, chat } = services;
    const { team, member } = context;
    const { puzzleType, channelId, groupId, additionalSettings: settings = {} } = input;
    const refusal = gameRefusal(team, puzzleType) ?? (await settingsRefusal(services, input));
    if (refusal) return refusal;
    if (groupId && !channelId) return misfit('channelId');
    const chosen = channelId ? await chosenChannel(chat, context, channelId, groupId) : noChannel;
    if (isRefusal(chosen)) return chosen;
    const { hour, minute, duration, days, timeZoneId = team.timeZone, opensNow = false } = input;
    const planned: Planned = {
      team_id: team.teamId,
      puzzle_type: puzzleType,
      hour,
      minute,
      time_zone: timeZoneId,
      duration,
      days: days.toSorted((a, b) => a - b),
      settings,
      channel_id: chosen.channelId,
      channel_name: chosen.channelName,
      group_id: chosen.groupId,
      group_name: chosen.groupName,
      created_by: member.userId,
    };
    const now = clock.now();
    const stored = await (opensNow ? openNow : waitForNext)(services, planned, now);
    return isRefusal(stored) ? stored : scheduleFrom(stored);
  };

type Planned = Omit<StoredSchedule, 'id' | 'next_at' | 'armed_at'>;

const write = (database: Database, { days, settings, ...rest }: Planned, nextAt: number, now: number) =>
  writeSchedule(database, {
    ...rest,
    id: randomUUID(),
    days: JSON.stringify(days),
    settings: JSON.stringify(settings),
    next_at: nextAt,
    armed_at: now,
  });

/** A day that has had its puzzle gets no second one. A puzzle that is due opens before its schedule is written over. */
async function waitForNext({ database, openDuePuzzles }: ScheduleServices, planned: Planned, now: number) {
  await openDuePuzzles(planned.team_id);
  const latest = await readLatestOpened(database, planned);
  return write(database, planned, nextDayAfter(planned, now, latest?.day ?? null).at, now);
}

/** The puzzle of today opens now, instead of at its time; the schedule goes on with the next day. */
async function openNow(services: ScheduleServices, planned: Planned, now: number) {
  const { database } = services;
  const today = opensAt(planned, now);
  const refusal = todayRefusal(planned, today, await readLatestOpened(database, planned));
  if (refusal) return refusal;
  const next = nextDayAfter(planned, now, today.day);
  const closesAt = Math.min(now + planned.duration * 60_000, next.at);
  const puzzle = await makePuzzle(services, planned, today, closesAt);
  if (!puzzle) return misfit('additionalSettings');
  return database.transaction().execute(async (transaction) => {
    if (!(await storePuzzle(transaction, planned, puzzle))) return puzzleOfToday; // two admins at once
    return write(transaction, planned, next.at, now);
  });
}

const puzzleOfToday = refuse('AlreadyDone', { reason: 'puzzleOfToday' });

/**
 * One that is open is not cut short, and a day has one puzzle. A day off becomes a day of puzzles only with the very
 * first of a kind: later it would end the streaks of those who are not there.
 */
function todayRefusal(
  { days }: Planned,
  { at, day, weekday }: Occurrence,
  latest: LatestOpened | null,
): Refusal | null {
  if (latest === null) return null;
  if (latest.day >= day || latest.closes_at > at) return puzzleOfToday;
  return days.includes(weekday) ? null : refuse('Conflict', { reason: 'notPuzzleDay' });
}

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
