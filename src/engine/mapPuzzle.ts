// Puzzles of a place that is found by its outline: each guess is answered by distance and direction. The types shared by
// the server that hosts them and the client that draws them, and what follows from the marks alone.
import type { AnyPuzzle, Attempt, Outcome, PuzzleDefinition, PuzzleShapes, Share } from './puzzle.ts';

/** From north on, clockwise. */
export const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof directions)[number];

export interface MapFace {
  readonly grade: string;
  readonly maxGuesses: number;
  /** A path in a square of 400. */
  readonly outline: string;
}

export interface MapMark {
  /** The place that was guessed, by its code. */
  readonly place: string;
  /** From its middle to that of the answer. */
  readonly km: number;
  /** 100: as near as can be; 0: on the other side of the world. */
  readonly percent: number;
  /** Where the answer lies; null: this is it. */
  readonly direction: Direction | null;
}

export interface MapShapes extends PuzzleShapes {
  family: 'map';
  face: MapFace;
  /** A name, as it was typed. */
  guess: string;
  mark: MapMark;
  answer: { readonly en: string; readonly tr: string };
}

export type MapPuzzle = PuzzleDefinition<MapShapes>;

export const isMapPuzzle = (puzzle: AnyPuzzle): puzzle is MapPuzzle => puzzle.family === 'map';

const pointsPerGuess = 10;

type Marked = Pick<Attempt<MapShapes>['tries'][number], 'mark'>;

/** The tries up to the one that ended the attempt. */
function counted<T extends Marked>(
  { maxGuesses }: Pick<MapFace, 'maxGuesses'>,
  tries: readonly T[],
): readonly T[] {
  const solving = tries.findIndex(({ mark }) => mark.direction === null);
  return tries.slice(0, Math.min(solving < 0 ? maxGuesses : solving + 1, maxGuesses));
}

const hasFound = (tries: readonly Marked[]): boolean => tries.at(-1)?.mark.direction === null;

/** As for words: 60 points on the first guess, ten less for each further one. */
export function mapOutcome(face: Pick<MapFace, 'maxGuesses'>, tries: readonly Marked[]): Outcome | null {
  const used = counted(face, tries);
  if (hasFound(used)) return { isSolved: true, points: (face.maxGuesses + 1 - used.length) * pointsPerGuess };
  return used.length === face.maxGuesses ? { isSolved: false, points: 0 } : null;
}

const squares = 5;
const perSquare = 100 / squares;
const arrows: Readonly<Record<Direction, string>> = {
  n: '↑',
  ne: '↗',
  e: '→',
  se: '↘',
  s: '↓',
  sw: '↙',
  w: '←',
  nw: '↖',
};

export const arrowOf = (direction: Direction | null): string => (direction === null ? '' : arrows[direction]);

/** Five letters as a row of a word has them, and an arrow: how near a guess came. A half square is yellow. */
export function nearnessOf({ percent, direction }: Pick<MapMark, 'percent' | 'direction'>): string {
  const full = Math.floor(percent / perSquare);
  const isHalf = percent - full * perSquare >= perSquare / 2;
  const letters = 'G'.repeat(full) + (isHalf ? 'Y' : '');
  return letters.padEnd(squares, 'B') + arrowOf(direction);
}

const shapes: Readonly<Record<string, string>> = { G: '■', Y: '●', B: '□' };

export function mapShare(face: Pick<MapFace, 'maxGuesses'>, tries: readonly Marked[]): Share {
  const used = counted(face, tries);
  return {
    score: `${hasFound(used) ? used.length : 'X'}/${face.maxGuesses}`,
    rows: used.map(({ mark }) => nearnessOf(mark).replaceAll(/[GYB]/g, (letter) => shapes[letter] ?? letter)),
  };
}
