// What a puzzle must be: one for a whole team, made from a seed, solved by everyone alone, marked by the server.
import type { ExtraRound } from './extraRounds.ts';
import type { PuzzleFacts } from './facts.ts';
import type { Library } from './library.ts';
import type { Random } from './random.ts';

/** The shapes a puzzle is made of; all plain readonly JSON. */
export interface PuzzleShapes {
  /** Which shapes these are: those of `rowPuzzle.ts`, `gridPuzzle.ts` or `mapPuzzle.ts`. */
  family: PuzzleFacts['family'];
  /** What is chosen for everybody: the language, the grade. */
  rules: unknown;
  /** What a solver chooses before the first guess: hard mode. */
  mode: unknown;
  /** All of it, the answer included; never leaves the server. */
  puzzle: unknown;
  /** What every solver sees from the beginning. */
  face: unknown;
  guess: unknown;
  /** What a guess reveals: the colours of its letters, right or wrong. */
  mark: unknown;
  /** What is shown to a solver once their attempt is over. */
  answer: unknown;
}

/** A guess that was accepted; `at` is ms since the solver joined. */
export interface Try<P extends PuzzleShapes> {
  readonly at: number;
  readonly guess: P['guess'];
  readonly mark: P['mark'];
}

/** What one solver has done about a puzzle. */
export interface Attempt<P extends PuzzleShapes> {
  readonly mode: P['mode'];
  readonly tries: readonly Try<P>[];
}

/** How an attempt ended. */
export interface Outcome {
  readonly isSolved: boolean;
  /** Whole and never negative; 0 when unsolved. */
  readonly points: number;
}

/** How an attempt was solved, without its guesses. */
export interface Solved {
  /** How many it took; null where nothing is guessed. */
  readonly guesses: number | null;
  /** Null where there are none. */
  readonly grade: string | null;
  /** Nothing wrong was handed in and no hint taken. */
  readonly isClean: boolean;
}

/** What a solver may pass on, in no language: the host adds the title and the date. */
export interface Share {
  readonly score: string; // 3/6, X/6, 3/6*
  readonly rows: readonly string[]; // squares, never letters
}

/**
 * No clock, no luck, no I/O, no mutation. Only `make`, `mark`, `answer` and `extraRounds` know the answer: the rest is decided from what
 * the solver sees, so that it cannot leak and a client can work it out too.
 */
export interface PuzzleDefinition<P extends PuzzleShapes> {
  readonly id: string;
  readonly family: P['family'];
  readonly version: number; // raised when an old seed would make another puzzle
  readonly ruleSets: { readonly standard: P['rules'] } & Readonly<Record<string, P['rules']>>;
  readonly modes: { readonly standard: P['mode'] } & Readonly<Record<string, P['mode']>>;

  /** The rules of a day from the settings of a schedule (`additionalSettings`), 0 is Sunday; null: no settings. */
  readRules(settings: unknown, weekday: number): P['rules'] | null;
  /** How somebody who joins wants to solve it; null: no options of this puzzle. */
  readMode(face: P['face'], options: unknown): P['mode'] | null;

  /** `recent` are the team's last puzzles, newest first and at least 365 where there were so many: no answer is repeated. */
  make(rules: P['rules'], random: Random, library: Library, recent: readonly P['puzzle'][]): P['puzzle'];
  face(puzzle: P['puzzle']): P['face'];
  answer(puzzle: P['puzzle']): P['answer'];

  /** Why this guess is not accepted, a text key; null: it is. A refused guess costs nothing. */
  refusal(face: P['face'], attempt: Attempt<P>, guess: P['guess'], library: Library): string | null;
  mark(puzzle: P['puzzle'], guess: P['guess']): P['mark']; // never given a refused guess
  /** Null: the attempt goes on. Tries after the one that ended it change nothing. */
  outcome(face: P['face'], attempt: Attempt<P>): Outcome | null;
  share(face: P['face'], attempt: Attempt<P>): Share;
  /** Keys of the badges that are earned by solving it like this; omitted: none is. */
  badges?(solved: Solved): readonly string[];
  /** Asked one after the other once the attempt has ended, solved or not; omitted: nothing is. */
  extraRounds?(puzzle: P['puzzle']): readonly ExtraRound[];

  /** Off the wire; null: no guess. */
  readGuess(raw: unknown): P['guess'] | null;
}

/** Any puzzle, for code that hosts whatever the day brings. */
export type AnyPuzzle = PuzzleDefinition<PuzzleShapes>;

export const beginAttempt = <P extends PuzzleShapes>(mode: P['mode']): Attempt<P> => ({ mode, tries: [] });

/** A puzzle being solved. */
interface Solving<P extends PuzzleShapes> {
  readonly definition: PuzzleDefinition<P>;
  readonly puzzle: P['puzzle'];
  readonly library: Library;
}

/** The attempt with one more try, or the text key of why the guess is refused; `over` is the engine's own key. */
export function tryGuess<P extends PuzzleShapes>(
  { definition, puzzle, library }: Solving<P>,
  attempt: Attempt<P>,
  guess: P['guess'],
  at: number,
): Attempt<P> | { readonly refusal: string } {
  const face = definition.face(puzzle);
  const refusal = definition.outcome(face, attempt)
    ? 'over'
    : definition.refusal(face, attempt, guess, library);
  if (refusal !== null) return { refusal };
  const mark = definition.mark(puzzle, guess);
  return { mode: attempt.mode, tries: [...attempt.tries, { at, guess, mark }] };
}
