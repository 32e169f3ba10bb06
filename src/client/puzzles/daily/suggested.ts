// The schedules offered to a team that has none: one of each puzzle, on working days.
import type { infer as In } from 'zod/mini';
import { puzzleFacts } from '../../../catalogue/facts.ts';
import type { postSchedule } from '../../../contract/puzzles/schedules.ts';
import type { Language } from '../../../ui/texts.tsx';

export type ScheduleInput = In<NonNullable<(typeof postSchedule)['body']>>;

export const workingDays: readonly number[] = [1, 2, 3, 4, 5];

const wholeDay = 24 * 60;

/** Spread over the day, so that there is something to look forward to. */
const times: Readonly<Record<string, readonly [hour: number, minute: number]>> = {
  findTheWord: [9, 30],
  mathle: [12, 30],
  sudoku: [15, 0],
};

export function suggestedSchedule(puzzleType: string, language: Language): ScheduleInput {
  const [hour, minute] = times[puzzleType] ?? [9, 30];
  return {
    puzzleType,
    hour,
    minute,
    duration: wholeDay,
    days: [...workingDays],
    additionalSettings: puzzleType === 'findTheWord' ? { language } : {},
  };
}

export const suggestedSchedules = (language: Language): readonly ScheduleInput[] =>
  puzzleFacts.map(({ id }) => suggestedSchedule(id, language));
