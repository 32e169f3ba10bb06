// What somebody may pass on of a finished puzzle, as its rules say it: the score, and squares without letters.
import type { SudokuGame } from '../../../contract/puzzles/gridPuzzles.ts';
import type { GuessGame } from '../../../contract/puzzles/rowPuzzles.ts';
import { isGridPuzzle } from '../../../engine/gridPuzzle.ts';
import type { AnyPuzzle, Share } from '../../../engine/puzzle.ts';
import { isRowPuzzle } from '../../../engine/rowPuzzle.ts';

/** By the rules of the puzzle, which are then loaded; or as it is, where the marks alone say it. */
export type ShareOf = ((rules: AnyPuzzle) => Share | null) | Share;

export const rowShare =
  (game: GuessGame): ShareOf =>
  (rules) => {
    if (!isRowPuzzle(rules)) return null;
    const { language, cells, maxGuesses, hardModeRule: hardMode, guesses } = game;
    const tries = guesses.map(({ guess, colours }) => ({ at: 0, guess, mark: { row: guess, colours } }));
    return rules.share({ language, cells, maxGuesses, hardMode }, { mode: { isHard: game.hardMode }, tries });
  };

/** In which order hints and wrong grids came is not known: hints first. */
export const gridShare =
  (game: SudokuGame): ShareOf =>
  (rules) => {
    if (!isGridPuzzle(rules)) return null;
    const { grade, puzzle, hints, wrong, solved, seconds } = game;
    const at = (seconds ?? 0) * 1_000;
    const submitted = (isRight: boolean) => ({
      at,
      guess: { kind: 'submit' as const, grid: puzzle },
      mark: { kind: 'submit' as const, isRight },
    });
    const hinted = hints.map(({ cell, digit }) => ({
      at,
      guess: { kind: 'hint' as const, grid: puzzle },
      mark: { kind: 'hint' as const, cell, digit },
    }));
    const tries = [...hinted, ...Array.from({ length: wrong }, () => submitted(false))];
    return rules.share(
      { grade, givens: puzzle },
      { mode: {}, tries: solved ? [...tries, submitted(true)] : tries },
    );
  };
