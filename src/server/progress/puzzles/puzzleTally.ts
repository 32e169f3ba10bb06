// Counters of daily puzzles, updated attempt by attempt, and the figures read from them. Pure.
import type { Selectable } from 'kysely';
import type { Stats } from '../../../contract/puzzles/puzzles.ts';
import type { PuzzleTalliesTable } from '../../base/storage/schema/puzzles.ts';
import type { PuzzleEnd } from './puzzleRewards.ts';

export type PuzzleTally = Omit<Selectable<PuzzleTalliesTable>, 'user_id' | 'team_id' | 'puzzle_type'>;

export const emptyPuzzleTally: PuzzleTally = {
  played: 0,
  solved: 0,
  distribution: [],
  best_ms: null,
  streak: 0,
  best_streak: 0,
  last_number: 0,
  xp: 0,
  reached_at: 0,
};

const mostGuesses = 6;

/** Joining has counted it as played already; XP is added by the ledger. */
export function withAttempt(before: PuzzleTally, end: PuzzleEnd): PuzzleTally {
  const { isSolved, guesses, ms, number } = end;
  const counted = Array.from({ length: guesses === null ? 0 : mostGuesses }, (_, at) => {
    const isThis = isSolved && at + 1 === guesses;
    return (before.distribution[at] ?? 0) + (isThis ? 1 : 0);
  });
  if (!isSolved) return { ...before, distribution: counted };
  const streak = before.last_number === number - 1 ? before.streak + 1 : 1;
  return {
    ...before,
    solved: before.solved + 1,
    distribution: counted,
    best_ms: Math.min(ms, before.best_ms ?? ms),
    streak,
    best_streak: Math.max(before.best_streak, streak),
    last_number: number,
  };
}

/** The newest puzzle of the team and type. */
export interface LatestPuzzle {
  readonly number: number;
  readonly isOpen: boolean;
}

/** The current streak: a closed puzzle that was not solved ends it, the puzzle that is open does not. */
export function streakNow(
  { streak, last_number }: Pick<PuzzleTally, 'streak' | 'last_number'>,
  latest: LatestPuzzle | null,
): number {
  if (latest === null) return streak;
  const required = latest.isOpen ? latest.number - 1 : latest.number;
  return last_number >= required ? streak : 0;
}

/** The average to two decimals; null for puzzles without guesses and where none was solved. */
export function averageGuesses(distribution: readonly number[]): number | null {
  const solved = distribution.reduce((sum, times) => sum + times, 0);
  if (solved === 0) return null;
  const guesses = distribution.reduce((sum, times, at) => sum + times * (at + 1), 0);
  return Math.round((100 * guesses) / solved) / 100;
}

export const statsFrom = (tally: PuzzleTally, latest: LatestPuzzle | null): Stats => ({
  played: tally.played,
  solved: tally.solved,
  streak: streakNow(tally, latest),
  bestStreak: tally.best_streak,
  distribution: [...tally.distribution],
  bestSeconds: tally.best_ms === null ? null : Math.floor(tally.best_ms / 1_000),
});
