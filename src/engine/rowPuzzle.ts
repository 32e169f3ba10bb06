// Puzzles guessed row by row, like words and equations: the types shared by the server that hosts them and the client that draws them.
import type { AnyPuzzle, PuzzleDefinition, PuzzleShapes } from './puzzle.ts';

export interface RowFace {
  /** The language of the word; null: there is none in it. */
  readonly language: string | null;
  readonly cells: number;
  readonly maxGuesses: number;
  readonly hardMode: 'choice' | 'always' | 'never';
}

export interface MarkedRow {
  /** What to show: the guess in capitals, or in the order of the answer where the order does not matter. */
  readonly row: string;
  /** A letter a cell, `YYGGB`. G: right place. Y: elsewhere. B: not in the answer, or no more often. */
  readonly colours: string;
}

export interface RowMode {
  /** What is known must be used in every further guess. */
  readonly isHard: boolean;
}

export interface RowShapes extends PuzzleShapes {
  family: 'rows';
  mode: RowMode;
  face: RowFace;
  /** As it was typed. */
  guess: string;
  mark: MarkedRow;
  answer: string;
}

export type RowPuzzle = PuzzleDefinition<RowShapes>;

export const isRowPuzzle = (puzzle: AnyPuzzle): puzzle is RowPuzzle => puzzle.family === 'rows';
