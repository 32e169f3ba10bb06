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
  /** Omitted: it can be played a move a day. Not where all choose within seconds. */
  readonly isDaily?: false;
}

/** `facts.ts` in the folder of a game. */
export interface GameFacts extends Facts, TableFacts {
  readonly family: 'board' | 'cards' | 'words';
  /** Over in about ten minutes. */
  readonly isQuick: boolean;
  /** Known to nearly everybody: offered to somebody who has played nothing yet, in this order. */
  readonly newcomerRank?: 1 | 2 | 3;
  /** Nothing lies hidden: what is to come is dealt only when it comes. Else `conformance.ts` says what is hidden from whom. */
  readonly isOpen: boolean;
  /** Partners win and lose together. Omitted: each plays for themselves. */
  readonly hasPartners?: true;
  /** Admins can keep a list of words of the team's own for it; its rules say more. */
  readonly takesTeamWords?: true;
  /** Omitted: it has one. */
  readonly hasScoreboard?: false;
}

/** Something an admin chooses about a puzzle for the whole team: one of some words, or yes or no. */
export interface PuzzleSetting {
  /** Its field in the settings of a schedule, and the key of its words under `settings` in the texts of the puzzle. */
  readonly key: string;
  /** The usual one first. Words are drawn as a choice, yes and no as a switch. */
  readonly values: readonly [string, ...string[]] | readonly [boolean, boolean];
  /** The values are languages: the team's own is suggested. */
  readonly isLanguage?: true;
}

/** What was chosen, by the key of the setting; what is left out is the usual. */
export type PuzzleSettings = Readonly<Record<string, string | boolean | undefined>>;

/** `facts.ts` in the folder of a puzzle. */
export interface PuzzleFacts extends Facts {
  /** Guessed row by row and coloured, filled in on a grid, or found on the map. */
  readonly family: 'rows' | 'grid' | 'map';
  /** The board while the puzzle is on its way. */
  readonly empty: { readonly rows: number; readonly cells: number };
  /** The time offered to a team that has no schedule for it yet. */
  readonly suggested: { readonly hour: number; readonly minute: number };
  readonly settings: readonly PuzzleSetting[];
  /** With which the demo team plays it; omitted: as usual. */
  readonly demoSettings?: PuzzleSettings;
  /** Faster solutions are reported to admins; if omitted, no solution is too fast. */
  readonly leastSeconds?: number;
}

/** `facts.ts` in the folder of a contest. */
export interface ContestFacts extends Omit<Facts, 'number'> {
  /** Its place in the catalogue; null: it is not listed there. */
  readonly number: number | null;
  /** The page of the platform it is found on. */
  readonly link: string;
  /** The entry of the catalogue under which its XP is given and teams can have it withdrawn. */
  readonly gameType: string;
  /** Items are predicted stage by stage; else all of them are one stage. */
  readonly hasStages: boolean;
  /** From the beginning of an item to its result. */
  readonly lastsHours: number;
}
