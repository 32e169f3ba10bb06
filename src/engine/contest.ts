// What a contest must be: everybody enters something beforehand, the official truth comes later, and entries are scored against it.

/** The shapes a contest is made of; all plain readonly JSON. */
export interface ContestShapes {
  /** What an administrator sets up: matches, drivers, questions, when each is locked. */
  setup: unknown;
  /** What one person entered: predictions, answers. */
  entry: unknown;
  /** What really happened, as far as it is known; it may be corrected. */
  truth: unknown;
}

/** One thing that is predicted, as it is stored: a match, a race, a question. What its values mean only the contest knows. */
export interface ContestItem {
  readonly id: string;
  readonly about: unknown;
  /** Null: not known until when. */
  readonly locksAt: number | null;
  /** How many times its points count. */
  readonly factor: number;
  /** It counts for nobody. */
  readonly isVoid: boolean;
  /** Null until it is official. */
  readonly truth: unknown;
}

/** What one person predicted of an item, as it is stored. */
export interface StoredEntry {
  readonly itemId: string;
  readonly entry: unknown;
}

/** An item in words, for the person who types in its result. */
export interface ItemWords {
  readonly name: string;
  /** What the result is chosen from; none: it is no choice. */
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  /** Several of them may be right. */
  readonly isMulti: boolean;
}

/** A badge for the first tie-break of a score: of one item, or of all items of a stage together. */
export interface ContestBadge {
  readonly key: string;
  readonly of: 'item' | 'stage';
  readonly least: number;
}

/** What an entry is worth. */
export interface Score {
  /** Whole and never negative. */
  readonly points: number;
  /** What decides between equal points, most important first; more is better. */
  readonly tieBreaks: readonly number[];
}

/** No clock, no luck, no I/O, no mutation; times are in ms since 1970 by the clock of the server. */
export interface ContestDefinition<C extends ContestShapes> {
  readonly id: string;
  readonly version: number; // raised when old entries would be scored differently

  /**
   * Why this entry may not replace what the person entered before (null: nothing), a text key; null: it may. It is
   * refused too where it changes a part that is locked by now.
   */
  refusal(setup: C['setup'], before: C['entry'] | null, entry: C['entry'], at: number): string | null;
  /** The part of somebody's entry that others may see now: what is locked. Null: nothing yet. */
  shown(setup: C['setup'], entry: C['entry'], at: number): C['entry'] | null;
  /** One score an entry, in the order of the entries: all together, because some contests compare them. */
  score(setup: C['setup'], entries: readonly C['entry'][], truth: C['truth']): readonly Score[];

  /** Off the wire; null: no such thing. */
  readSetup(raw: unknown): C['setup'] | null;
  readEntry(raw: unknown): C['entry'] | null;
  readTruth(raw: unknown): C['truth'] | null;

  /** The same values from what is stored about the items of a stage; null: it is unsound. */
  setupOf(items: readonly ContestItem[]): C['setup'] | null;
  entryOf(entries: readonly StoredEntry[]): C['entry'] | null;
  truthOf(item: ContestItem): C['truth'] | null;
  /** What is stored as the result of an item when somebody types it in; null: it is no result of this item. */
  resultOf(item: ContestItem, typed: unknown): object | null;
  describe(item: ContestItem): ItemWords;
  /** Those that are earned by it; omitted: none. */
  readonly badges?: readonly ContestBadge[];
}

/** Any contest, for code that hosts whatever is on. */
export type AnyContest = ContestDefinition<ContestShapes>;

function compare(one: Score, other: Score): number {
  if (one.points !== other.points) return other.points - one.points;
  const at = one.tieBreaks.findIndex((value, i) => value !== other.tieBreaks[i]);
  return at < 0 ? 0 : (other.tieBreaks[at] ?? 0) - (one.tieBreaks[at] ?? 0);
}

/** The place of each score, from 1; equal ones share a place and leave the next ones free. */
export const placesOf = (scores: readonly Score[]): number[] =>
  scores.map((score) => 1 + scores.filter((other) => compare(other, score) < 0).length);
