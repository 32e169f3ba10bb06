// Sudoku: the shapes of its rules, its puzzle and its face.
import type { GridFace, GridShapes } from '../../engine/gridPuzzle.ts';

/** From the lightest on. */
export const grades = ['easy', 'medium', 'hard', 'expert'] as const;
export type Grade = (typeof grades)[number];

export interface Rules {
  readonly grade: Grade;
}

export interface Face extends GridFace {
  readonly grade: Grade;
}

export interface Puzzle extends Face {
  readonly solution: string;
}

export interface Sudoku extends GridShapes {
  rules: Rules;
  /** Nothing to choose. */
  mode: Readonly<Record<string, never>>;
  puzzle: Puzzle;
  face: Face;
}
