// Which daily puzzles of a team are due today, and whether each was opened. Pure.
import type { TeamStatus } from '../../../contract/admin/status.ts';
import { dayOf } from '../../base/shared/days.ts';
import { latestUpTo, nextAfter } from '../../puzzles/schedules/occurrences.ts';
import type { StoredSchedule } from '../../puzzles/schedules/store.ts';
import type { OpenedPuzzle } from './store.ts';

type Today = TeamStatus['today'];

/** The job that opens and posts puzzles runs every minute. */
const patienceMs = 2 * 60_000;

export interface TodayLimits {
  readonly isLimited: boolean;
  readonly limitedGames: readonly string[];
}

/** Today's time of a schedule if no puzzle was opened for it; null if there is none or it was before the schedule was made. */
function missingIn(schedule: StoredSchedule, limits: TodayLimits, now: number): Today[number] | null {
  const { next_at, puzzle_type, time_zone } = schedule;
  if (next_at === null) return null;
  const isOff = limits.limitedGames.includes(puzzle_type);
  const isKept = limits.isLimited || isOff;
  const times = [
    ...(isKept || next_at <= now ? [latestUpTo(schedule, now)] : []),
    ...(next_at > now ? [nextAfter(schedule, now)] : []),
  ];
  const due = times.find(({ day }) => day === dayOf(time_zone, now));
  if (!due) return null;
  const waiting = due.at > now - patienceMs ? 'later' : 'late';
  return {
    puzzleType: puzzle_type,
    opensAt: new Date(due.at).toISOString(),
    state: limits.isLimited ? 'teamLimited' : isOff ? 'gameOff' : waiting,
    isPostWaiting: false,
  };
}

export function puzzlesOfToday(
  opened: readonly OpenedPuzzle[],
  schedules: readonly StoredSchedule[],
  limits: TodayLimits,
  now: number,
): Today {
  const there = opened
    .filter(({ day, time_zone }) => day === dayOf(time_zone, now))
    .map(({ puzzle_type, opens_at, post_due_at }) => ({
      puzzleType: puzzle_type,
      opensAt: new Date(opens_at).toISOString(),
      state: 'opened' as const,
      isPostWaiting: post_due_at !== null && post_due_at < now - patienceMs,
    }));
  const missing = schedules
    .filter(({ puzzle_type }) => !there.some(({ puzzleType }) => puzzleType === puzzle_type))
    .flatMap((schedule) => missingIn(schedule, limits, now) ?? []);
  return [...there, ...missing].toSorted((one, other) => one.opensAt.localeCompare(other.opensAt));
}
