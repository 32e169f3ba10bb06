// The map puzzle: the shapes of its rules and its puzzle.
import type { MapShapes } from '../../engine/mapPuzzle.ts';

export const grades = ['easy', 'medium', 'hard'] as const;
export type MapGrade = (typeof grades)[number];

export interface Rules {
  readonly grade: MapGrade;
}

export interface Puzzle extends Rules {
  /** The country that is asked for. */
  readonly code: string;
  readonly outline: string;
  /** The countries whose capitals and flags are offered afterwards, the right one among them. */
  readonly capitals: readonly string[];
  readonly flags: readonly string[];
}

export interface GeoPuzzle extends MapShapes {
  rules: Rules;
  mode: Readonly<Record<string, never>>;
  puzzle: Puzzle;
}
