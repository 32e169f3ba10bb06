// Points: the sooner a guess the more, and for the drawer a share of whoever guessed; when letters are revealed.
import { lettersIn } from './comparing.ts';

const least = 100;
const forQuickness = 200;
const mostForDrawer = 300;

/** Of a guess after so long. */
export function pointsForGuess(afterMs: number, seconds: number): number {
  const left = Math.max(0, 1 - afterMs / (seconds * 1_000));
  return least + Math.floor(forQuickness * left);
}

/** The drawer gains as much as a quick guesser where everybody found the word. */
export const pointsForDrawing = (found: number, guessers: number): number =>
  guessers === 0 ? 0 : Math.round((mostForDrawer * found) / guessers);

/** A third of the letters, and no more than three. */
export const hintsFor = (word: string): number => Math.min(3, Math.floor(lettersIn(word).length / 3));

/** After these shares of the time a letter is revealed. */
const hintAfter = [0.5, 0.7, 0.85] as const;

/** How long each part of the drawing lasts, in ms: a letter is revealed between two of them. */
export function partsOf(word: string, seconds: number): readonly number[] {
  const ends = [...hintAfter.slice(0, hintsFor(word)), 1];
  return ends.map((end, at) => Math.round((end - (ends[at - 1] ?? 0)) * seconds * 1_000));
}
