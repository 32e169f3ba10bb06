// What `hand.ts` in the folder of a game says: how the game is played in a browser, and at which table.
import type { Person, Tool } from './touch.ts';

/** Plays one turn of one's own; the page says whose turn it is. */
export type Hand = (person: Person, turn: number) => Promise<void>;

/** A person at a window. */
export interface Place {
  readonly width: number;
  readonly by: Tool;
}

export interface HandTable {
  readonly seats: number;
  /** Of the bots on the seats that are left. */
  readonly strength: 0 | 2;
  /** Brings the end near. */
  readonly options?: Readonly<Record<string, number>>;
}

/** In the middle of a long game: after so many turns by hand, so many moves are made on another device. */
interface Elsewhere {
  readonly after: number;
  readonly moves: number;
}

export interface GameHand {
  readonly play: Hand;
  /** Where two people play each other: moves agreed beforehand. */
  readonly byTwo?: Hand;
  /** Omitted: two seats, the easiest bots. */
  readonly table?: HandTable;
  /** Played by one person, at this window; omitted: by two people. */
  readonly alone?: Place;
  /** Omitted: every turn is played by hand. */
  readonly elsewhere?: Elsewhere;
}
