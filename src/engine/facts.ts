// What is known of a game, a puzzle or a contest without loading it: pure values, aboard wherever anything is listed.

/** What an entry of the catalogue starts from. */
export interface Facts {
  /** The folder, the address, the key of its texts and the value in the database. */
  readonly id: string;
  /** Its place in the catalogue; never given to another one. */
  readonly number: number;
  readonly name: { readonly en: string; readonly tr: string };
}

/** What a table may do besides the rules. */
export interface Manners {
  readonly draw: boolean;
  readonly resign: boolean;
  readonly clock: boolean;
  readonly takeback: boolean;
}

/** What a table needs to know; the part of the facts that is in every GameDefinition. */
export interface TableFacts {
  readonly id: string;
  readonly seats: readonly number[]; // table sizes, the usual one first
  readonly manners: Manners;
}

/** `facts.ts` in the folder of a game. */
export interface GameFacts extends Facts, TableFacts {
  readonly family: 'board' | 'cards' | 'words';
  /** Over in about ten minutes. */
  readonly isQuick: boolean;
  /** Nothing lies hidden: what is to come is dealt only when it comes. Else `conformance.ts` says what is hidden from whom. */
  readonly isOpen: boolean;
  /** Omitted: it has one. */
  readonly hasScoreboard?: false;
}

/** `facts.ts` in the folder of a puzzle. */
export interface PuzzleFacts extends Facts {
  /** Guessed row by row and coloured, or filled in on a grid. */
  readonly family: 'rows' | 'grid';
}

/** `facts.ts` in the folder of a contest. */
export interface ContestFacts extends Omit<Facts, 'number'> {
  /** Its place in the catalogue; null: it is not listed there. */
  readonly number: number | null;
  /** The page of the platform it is found on. */
  readonly link: string;
}
