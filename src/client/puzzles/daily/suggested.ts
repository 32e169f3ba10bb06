// The schedules offered to a team that has none: one of each puzzle, on working days.
import type { infer as In } from 'zod/mini';
import { puzzleFacts } from '../../../catalogue/facts.ts';
import type { postSchedule } from '../../../contract/puzzles/schedules.ts';
import type { PuzzleFacts } from '../../../engine/facts.ts';
import type { Language } from '../../../ui/texts.tsx';

export type ScheduleInput = In<NonNullable<(typeof postSchedule)['body']>>;

export const workingDays: readonly number[] = [1, 2, 3, 4, 5];

const wholeDay = 24 * 60;

export const suggestedSchedule = (
  { id, suggested: { hour, minute }, settings }: PuzzleFacts,
  language: Language,
): ScheduleInput => ({
  puzzleType: id,
  hour,
  minute,
  duration: wholeDay,
  days: [...workingDays],
  additionalSettings: Object.fromEntries(
    settings.filter(({ isLanguage }) => isLanguage).map(({ key }) => [key, language]),
  ),
});

export const suggestedSchedules = (language: Language): readonly ScheduleInput[] =>
  puzzleFacts.map((facts) => suggestedSchedule(facts, language));
