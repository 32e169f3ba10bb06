// Find the Word: the shapes of its rules, its puzzle and its face.
import type { Language } from '../../engine/language.ts';
import type { RowFace, RowShapes } from '../../engine/rowPuzzle.ts';

export interface Rules {
  readonly language: Language;
  readonly hardMode: 'choice' | 'always';
}

export interface Puzzle extends Rules {
  readonly word: string;
  /** The version of the word list it was made with. */
  readonly list: string;
}

export interface Face extends RowFace {
  readonly language: Language;
}

export interface FindTheWord extends RowShapes {
  rules: Rules;
  puzzle: Puzzle;
  face: Face;
}
