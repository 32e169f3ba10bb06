// What the signs of a puzzle of rows are: letters, or digits and operators.
import type { MarkedRow } from '../../engine/rowPuzzle.ts';

export interface Script {
  /** The touch keyboard, row by row. */
  readonly keys: readonly (readonly string[])[];
  /** The sign a physical key writes; null: none. */
  read(key: string): string | null;
  /** As it is drawn. */
  show(sign: string): string;
  /** As it is read aloud. */
  name(sign: string): string;
  /** Keys that are set apart: operators. */
  isApart(sign: string): boolean;
}

/** The text key of a colour: `right`, `place`, `not`. */
export const colourKey = (colour: string | undefined): 'right' | 'place' | 'not' | null =>
  colour === 'G' ? 'right' : colour === 'Y' ? 'place' : colour === 'B' ? 'not' : null;

export const isSolving = ({ colours }: MarkedRow): boolean => /^G+$/.test(colours);
