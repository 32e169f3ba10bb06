// What an admin fills in to schedule a puzzle, and what is wrong with it.
import type { Schedule } from '../../../contract/puzzles/schedules.ts';
import type { PuzzleFacts, PuzzleSettings } from '../../../engine/facts.ts';
import type { Language } from '../../../ui/texts.tsx';
import { type ScheduleInput, suggestedSchedule } from '../../puzzles/daily/suggested.ts';
import { chosenValue } from './SettingsFields.tsx';

export interface ScheduleForm {
  /** "09:30", as the browser's field has it. */
  readonly time: string;
  readonly timeZoneId: string;
  readonly days: readonly number[];
  readonly duration: number;
  readonly groupId: string | null;
  readonly channelId: string | null;
  readonly settings: PuzzleSettings;
  /** Today's opens at once. Offered where nothing is scheduled yet. */
  readonly opensNow: boolean;
}

export type FormField = 'time' | 'zone' | 'days' | 'channel';

export interface Beginning {
  readonly facts: PuzzleFacts;
  readonly schedule: Schedule | null;
  readonly teamZone: string;
  readonly language: Language;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** From the schedule there is, else from the one that is suggested. */
export function beginForm({ facts, schedule, teamZone, language }: Beginning): ScheduleForm {
  const suggested = suggestedSchedule(facts, language);
  const { hour, minute, days, duration } = schedule ?? suggested;
  return {
    time: `${two(hour)}:${two(minute)}`,
    timeZoneId: schedule?.timeZoneId ?? teamZone,
    days,
    duration,
    groupId: schedule?.groupId ?? null,
    channelId: schedule?.channelId ?? null,
    settings: Object.assign({}, suggested.additionalSettings, schedule?.additionalSettings),
    opensNow: false,
  };
}

const isZone = (name: string): boolean => {
  try {
    return name !== '' && new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
};

export function faultsIn({ time, timeZoneId, days, groupId, channelId }: ScheduleForm): readonly FormField[] {
  const faults: FormField[] = [];
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) faults.push('time');
  if (!isZone(timeZoneId)) faults.push('zone');
  if (days.length === 0) faults.push('days');
  if (groupId !== null && channelId === null) faults.push('channel');
  return faults;
}

/** Only of a form without faults. A puzzle is sent the settings it knows: it would refuse others. */
export function inputOf({ id: puzzleType, settings: known }: PuzzleFacts, form: ScheduleForm): ScheduleInput {
  const [hour = 0, minute = 0] = form.time.split(':').map(Number);
  const { timeZoneId, days, duration, groupId, channelId, settings, opensNow } = form;
  return {
    puzzleType,
    hour,
    minute,
    duration,
    timeZoneId,
    groupId,
    channelId,
    opensNow,
    days: [...days],
    additionalSettings: Object.fromEntries(known.map((each) => [each.key, chosenValue(each, settings)])),
  };
}
