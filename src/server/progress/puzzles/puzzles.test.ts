// XP, badges, streaks and figures of daily puzzles, as tables.
import { describe, expect, it } from 'vitest';
import { badges } from '../../../contract/progress/badges.ts';
import { type PuzzleEnd, puzzleBadges, puzzleXp, streakXp } from './puzzleRewards.ts';
import { averageGuesses, emptyPuzzleTally, type PuzzleTally, streakNow, withAttempt } from './puzzleTally.ts';

const end = (change: Partial<PuzzleEnd>): PuzzleEnd => ({
  puzzleId: 'p',
  puzzleType: 'findTheWord',
  teamId: 't',
  userId: 'u',
  number: 1,
  isSolved: true,
  guesses: 4,
  grade: null,
  isClean: false,
  earned: [],
  ms: 60_000,
  endedAt: 0,
  ...change,
});
const grid = (grade: string, change: Partial<PuzzleEnd> = {}) =>
  end({ puzzleType: 'sudoku', guesses: null, grade, ...change });

describe('XP', () => {
  it.each([
    ['solved on guess 1', end({ guesses: 1 }), 40],
    ['PG-4: solved on guess 2', end({ guesses: 2 }), 35],
    ['solved on guess 6', end({ guesses: 6 }), 15],
    ['finished unsolved', end({ guesses: 6, isSolved: false }), 5],
    ['a Mathle', end({ puzzleType: 'mathle', guesses: 3 }), 30],
    ['an easy Sudoku', grid('easy'), 15],
    ['a medium one', grid('medium'), 25],
    ['a hard one', grid('hard'), 40],
    ['an expert one', grid('expert'), 60],
  ])('%s', (_, ended, xp) => expect(puzzleXp(ended)).toBe(xp));

  it.each([
    [0, 0],
    [4, 0],
    [5, 25],
    [6, 0],
    [10, 25],
    [60, 25],
  ])('of a streak of %i: %i', (streak, xp) => expect(streakXp(streak)).toBe(xp));
});

describe('badges', () => {
  const keys = (ended: PuzzleEnd, streak = 1) =>
    puzzleBadges(ended, streak).map((idprod) => badges.find((badge) => badge.idprod === idprod)?.key);
  it.each<[string, PuzzleEnd, number, string[]]>([
    ['what the puzzle gives', end({ earned: ['wordFirst', 'wordThree'] }), 1, ['wordFirst', 'wordThree']],
    ['nothing', end({ guesses: 6, isSolved: false }), 0, []],
    ['a streak', end({ earned: ['wordFirst'] }), 20, ['wordFirst', 'streak5', 'streak20']],
    ['a long streak', grid('easy'), 60, ['streak5', 'streak20', 'streak60']],
  ])('for %s', (_, ended, streak, expected) => expect(keys(ended, streak)).toEqual(expected));
});

describe('streaks', () => {
  const solving = (numbers: readonly number[]): PuzzleTally =>
    numbers.reduce((tally, number) => withAttempt(tally, end({ number })), emptyPuzzleTally);
  // A number is a puzzle day: Mon–Fri are 1 to 5, the next Mon–Wed 6 to 8.
  it.each<[string, readonly number[], number, boolean, number]>([
    ['PG-5: Thu, Fri, Mon, Tue; Wed still open', [4, 5, 6, 7], 8, true, 4],
    ['PG-6: the same without Fri', [4, 6, 7], 8, true, 2],
    ['PG-5 with Wed over', [4, 5, 6, 7], 8, false, 0],
    ['Wed solved while it is open', [4, 5, 6, 7, 8], 8, true, 5],
    ['nothing solved', [], 8, true, 0],
    ['the only one, still open', [1], 1, true, 1],
  ])('%s', (_, numbers, number, isOpen, streak) =>
    expect(streakNow(solving(numbers), { number, isOpen })).toBe(streak),
  );

  it('keep the longest there was', () => {
    expect(solving([1, 2, 3, 5, 6])).toMatchObject({ streak: 2, best_streak: 3, solved: 5 });
  });

  it('are not touched by an attempt that failed: its day being over ends them', () => {
    const failed = withAttempt(solving([1, 2]), end({ number: 3, isSolved: false, guesses: 6 }));
    expect(streakNow(failed, { number: 3, isOpen: true })).toBe(2);
    expect(streakNow(failed, { number: 3, isOpen: false })).toBe(0);
  });
});

describe('figures', () => {
  it('say how many guesses it took, and the quickest time', () => {
    const tally = [1, 4, 4].reduce(
      (before, guesses, at) => withAttempt(before, end({ number: at + 1, guesses, ms: 9_000 - at })),
      emptyPuzzleTally,
    );
    expect(tally).toMatchObject({ distribution: [1, 0, 0, 2, 0, 0], best_ms: 8_998 });
    expect([averageGuesses(tally.distribution), averageGuesses([]), averageGuesses([0, 0])]).toEqual([
      3,
      null,
      null,
    ]);
  });
});
