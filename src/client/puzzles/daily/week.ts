// The days of this week on which a puzzle was solved.
import type { Event } from '../../../contract/events/events.ts';
import type { PastPuzzle } from '../../../contract/puzzles/puzzles.ts';

export interface WeekDay {
  /** 1 Monday … 5 Friday. */
  readonly weekday: number;
  readonly isDone: boolean;
  readonly isToday: boolean;
}

const dayMs = 86_400_000;

/** `today` is the day of the team. */
export function weekOf(
  today: string,
  past: readonly PastPuzzle[],
  events: readonly Event[],
): readonly WeekDay[] {
  const now = Date.parse(today);
  const weekday = new Date(now).getUTCDay() || 7;
  const monday = now - (weekday - 1) * dayMs;
  const solved = new Set(
    past.filter(({ myState, isPractice }) => myState === 'solved' && !isPractice).map(({ date }) => date),
  );
  const isTodayDone = events.some(
    ({ type, myState, state }) => type === 'puzzle' && state !== 'coming' && myState === 'solved',
  );
  return [1, 2, 3, 4, 5].map((each) => {
    const day = new Date(monday + (each - 1) * dayMs).toISOString().slice(0, 10);
    const isToday = day === today;
    return { weekday: each, isToday, isDone: solved.has(day) || (isToday && isTodayDone) };
  });
}
