// What a host must load before it can host some games. The engine itself loads nothing.
import type { Tongue } from './words/letters.ts';

/** Where one stands in a word list after some letters; 0 is nowhere. */
export type LibraryPlace = number;

/** What the letters up to a place are: no word, one that is not offered to anyone, or a word of some commonness. */
export const commonnessLevels = ['none', 'unsaid', 'rare', 'known', 'everyday'] as const;
export type WordCommonness = (typeof commonnessLevels)[number];

export interface WordList {
  readonly version: string;
  /** The letters, each one's number being its index plus one. */
  readonly letters: string;
  has(word: string): boolean;
  /** Before the first letter. */
  readonly start: LibraryPlace;
  /** Where one more letter, by its number, leads; 0: no word goes on like this. */
  step(from: LibraryPlace, letter: number): LibraryPlace;
  /** All that follow: the first of them, the next beside it, and the letter that leads to each. */
  below(from: LibraryPlace): LibraryPlace;
  beside(at: LibraryPlace): LibraryPlace;
  letterAt(at: LibraryPlace): number;
  isWord(at: LibraryPlace): boolean;
  commonness(at: LibraryPlace): WordCommonness;
}

export interface Library {
  readonly words: ReadonlyMap<string, WordList>; // by language tag
  /** Everyday words of five letters in capitals, by language tag: what a puzzle may ask for. */
  readonly answers: ReadonlyMap<string, readonly string[]>;
  /** Whether a text that somebody writes for others, where this language is played, holds an offensive word. */
  holdsUnsaid(text: string, tongue: Tongue): boolean;
}

export const emptyLibrary: Library = {
  words: new Map(),
  answers: new Map(),
  holdsUnsaid: () => false,
};
