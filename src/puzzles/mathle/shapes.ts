// Mathle: the shapes of its rules, its puzzle and its face.
import type { RowFace, RowShapes } from '../../engine/rowPuzzle.ts';

export interface Rules {
  /** An equation that is the answer in another order solves the puzzle too. */
  readonly isCommutative: boolean;
}

export interface Puzzle extends Rules {
  readonly equation: string;
}

export interface Mathle extends RowShapes {
  rules: Rules;
  puzzle: Puzzle;
  face: RowFace;
}
