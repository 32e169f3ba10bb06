// XP, badges and streaks of daily puzzles, as pure arithmetic.
import { type BadgeKey, badges } from '../../../contract/progress/badges.ts';
import type { Solved } from '../../../engine/puzzle.ts';

/** An attempt that came to its end while its puzzle was open. */
export interface PuzzleEnd extends Solved {
  readonly puzzleId: string;
  readonly puzzleType: string;
  readonly teamId: string;
  readonly userId: string;
  /** Number of the puzzle among those of its team and type. */
  readonly number: number;
  readonly isSolved: boolean;
  /** Keys of the badges that the puzzle itself gives for it. */
  readonly earned: readonly string[];
  readonly ms: number;
  readonly endedAt: number;
}

const mostGuesses = 6;
const ofGuesses = { solved: 10, better: 5 } as const;
/** For a puzzle that was not solved; a solved one brings more, so that its line of XP tells which it was. */
export const unsolvedXp = 5;
const ofGrades: Readonly<Record<string, number>> = { easy: 15, medium: 25, hard: 40, expert: 60 };
const ofStreak = { every: 5, xp: 25 } as const;

export function puzzleXp({ isSolved, guesses, grade }: PuzzleEnd): number {
  if (guesses === null) return isSolved ? (ofGrades[grade ?? ''] ?? 0) : 0;
  return isSolved ? ofGuesses.solved + ofGuesses.better * (mostGuesses + 1 - guesses) : unsolvedXp;
}

/** XP for a streak that has just reached this length. */
export const streakXp = (streak: number): number =>
  streak > 0 && streak % ofStreak.every === 0 ? ofStreak.xp : 0;

const ofStreaks: Readonly<Partial<Record<BadgeKey, number>>> = { streak5: 5, streak20: 20, streak60: 60 };

/** The numbers of the badges whose condition is now met. */
export const puzzleBadges = ({ earned }: PuzzleEnd, streak: number): number[] =>
  badges
    .filter(({ key }) => earned.includes(key) || streak >= (ofStreaks[key] ?? Number.POSITIVE_INFINITY))
    .map(({ idprod }) => idprod);
