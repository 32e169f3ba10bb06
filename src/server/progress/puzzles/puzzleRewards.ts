// XP, badges and streaks of daily puzzles, as pure arithmetic.
import { type BadgeKey, badges } from '../../../contract/progress/badges.ts';

/** An attempt that came to its end while its puzzle was open. */
export interface PuzzleEnd {
  readonly puzzleId: string;
  readonly puzzleType: string;
  readonly teamId: string;
  readonly userId: string;
  /** Of the puzzle among those of its team and type. */
  readonly number: number;
  readonly isSolved: boolean;
  /** How many it took; null where nothing is guessed. */
  readonly guesses: number | null;
  /** Null where there are none. */
  readonly grade: string | null;
  /** Nothing wrong was handed in and no hint taken. */
  readonly isClean: boolean;
  readonly ms: number;
  readonly endedAt: number;
}

const mostGuesses = 6;
const ofGuesses = { solved: 10, better: 5, unsolved: 5 } as const;
const ofGrades: Readonly<Record<string, number>> = { easy: 15, medium: 25, hard: 40, expert: 60 };
const ofStreak = { every: 5, xp: 25 } as const;

export function puzzleXp({ isSolved, guesses, grade }: PuzzleEnd): number {
  if (guesses === null) return isSolved ? (ofGrades[grade ?? ''] ?? 0) : 0;
  return isSolved ? ofGuesses.solved + ofGuesses.better * (mostGuesses + 1 - guesses) : ofGuesses.unsolved;
}

/** For a streak that has just reached this length. */
export const streakXp = (streak: number): number =>
  streak > 0 && streak % ofStreak.every === 0 ? ofStreak.xp : 0;

type Condition = (end: PuzzleEnd) => boolean;

const within =
  (most: number): Condition =>
  ({ isSolved, guesses }) =>
    isSolved && guesses !== null && guesses <= most;
const solved: Condition = ({ isSolved }) => isSolved;
const isHard = ({ grade }: PuzzleEnd): boolean => grade === 'hard' || grade === 'expert';

const conditions: Readonly<Record<string, Readonly<Partial<Record<BadgeKey, Condition>>>>> = {
  findTheWord: { wordFirst: solved, wordThree: within(3), wordOne: within(1) },
  mathle: { mathFirst: solved, mathThree: within(3) },
  sudoku: {
    sudokuFirst: solved,
    sudokuExpert: (end) => end.isSolved && end.grade === 'expert',
    sudokuClean: (end) => end.isSolved && isHard(end) && end.isClean,
  },
};
const ofStreaks: Readonly<Partial<Record<BadgeKey, number>>> = { streak5: 5, streak20: 20, streak60: 60 };

/** The numbers of badges whose condition now holds. */
export const puzzleBadges = (end: PuzzleEnd, streak: number): number[] =>
  badges
    .filter(
      ({ key }) =>
        conditions[end.puzzleType]?.[key]?.(end) || streak >= (ofStreaks[key] ?? Number.POSITIVE_INFINITY),
    )
    .map(({ idprod }) => idprod);
