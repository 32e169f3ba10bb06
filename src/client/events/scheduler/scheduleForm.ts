// What an admin fills in to schedule a puzzle, and what is wrong with it.
import type { AdditionalSettings, Schedule } from '../../../contract/puzzles/schedules.ts';
import type { Language } from '../../../ui/texts.tsx';
import { type ScheduleInput, suggestedSchedule } from '../../puzzles/daily/suggested.ts';

/** Of all puzzles; each is sent its own. */
export interface Settings {
  readonly language: Language;
  readonly hardMode: 'choice' | 'always';
  readonly commutative: boolean;
  readonly grade: 'easy' | 'medium' | 'hard' | 'expert' | 'rising';
}

export interface ScheduleForm {
  /** "09:30", as the browser's field has it. */
  readonly time: string;
  readonly timeZoneId: string;
  readonly days: readonly number[];
  readonly duration: number;
  readonly groupId: string | null;
  readonly channelId: string | null;
  readonly settings: Settings;
}

export type FormField = 'time' | 'zone' | 'days' | 'channel';

export interface Beginning {
  readonly puzzleType: string;
  readonly schedule: Schedule | null;
  readonly teamZone: string;
  readonly language: Language;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** From the schedule there is, else from the one that is suggested. */
export function beginForm({ puzzleType, schedule, teamZone, language }: Beginning): ScheduleForm {
  const { hour, minute, days, duration, additionalSettings } =
    schedule ?? suggestedSchedule(puzzleType, language);
  const settings = additionalSettings ?? {};
  return {
    time: `${two(hour)}:${two(minute)}`,
    timeZoneId: schedule?.timeZoneId ?? teamZone,
    days,
    duration,
    groupId: schedule?.groupId ?? null,
    channelId: schedule?.channelId ?? null,
    settings: {
      language: settings.language ?? language,
      hardMode: settings.hardMode ?? 'choice',
      commutative: settings.commutative ?? true,
      grade: settings.grade ?? 'rising',
    },
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

/** The settings a puzzle knows; others it would refuse. */
const settingsOf: Readonly<Record<string, (settings: Settings) => AdditionalSettings>> = {
  findTheWord: ({ language, hardMode }) => ({ language, hardMode }),
  mathle: ({ commutative }) => ({ commutative }),
  sudoku: ({ grade }) => ({ grade }),
};

/** Only of a form without faults. */
export function inputOf(puzzleType: string, form: ScheduleForm): ScheduleInput {
  const [hour = 0, minute = 0] = form.time.split(':').map(Number);
  const { timeZoneId, days, duration, groupId, channelId, settings } = form;
  return {
    puzzleType,
    hour,
    minute,
    duration,
    timeZoneId,
    groupId,
    channelId,
    days: [...days],
    additionalSettings: settingsOf[puzzleType]?.(settings) ?? {},
  };
}
