// Puzzles filled in on a grid, like Sudoku: the types shared by the server that hosts them and the client that draws them.
import type { AnyPuzzle, PuzzleDefinition, PuzzleShapes } from './puzzle.ts';

export interface GridFace {
  readonly grade: string;
  /** A character a cell, row by row; 0: to be filled in. */
  readonly givens: string;
}

/** Handing the grid in, or asking for one cell of it; both send all cells, 0 where empty. */
export interface GridGuess {
  readonly kind: 'submit' | 'hint';
  readonly grid: string;
}

export type GridMark =
  | { readonly kind: 'submit'; readonly isRight: boolean }
  | { readonly kind: 'hint'; readonly cell: number; readonly digit: number };

export interface GridShapes extends PuzzleShapes {
  family: 'grid';
  face: GridFace;
  guess: GridGuess;
  mark: GridMark;
  /** The solution, as the givens are written. */
  answer: string;
}

export type GridPuzzle = PuzzleDefinition<GridShapes>;

export const isGridPuzzle = (puzzle: AnyPuzzle): puzzle is GridPuzzle => puzzle.family === 'grid';
