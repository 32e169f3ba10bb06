// What a host must load before it can host some games. The engine itself loads nothing.
export interface WordList {
  readonly version: string;
  has(word: string): boolean;
}

export interface Library {
  readonly words: ReadonlyMap<string, WordList>; // by language tag
}

export const emptyLibrary: Library = { words: new Map() };
