// What a board of jumping games is told of the turn: plain values, and two questions for the rules. Squares have numbers; w and b are men, W and B kings.
import type { Seat, Shapes } from '../../engine/game.ts';

/** The squares visited, the first one left. */
export type Path = readonly number[];

export interface Jumps extends Shapes {
  move: Path;
  view: { readonly pieces: string; readonly turn: Seat | null };
}

/** Where a piece may go on to. */
export interface JumpTarget {
  readonly square: number;
  /** How many steps from where it stands now. */
  readonly step: number;
  /** The way there from its start. */
  readonly path: Path;
  /** The turn this comes to; null: it goes on from there. */
  readonly whole: Path | null;
  readonly isJump: boolean;
  readonly isInChain: boolean;
}

export interface JumpTurn {
  /** One may move now. */
  readonly isOpen: boolean;
  /** A letter a square, half-made turn included; a dot is nothing. */
  readonly pieces: string;
  /** Jumped in the half-made turn: still lying there. */
  readonly jumped: readonly number[];
  /** The squares of the half-made turn; none when nothing is begun. */
  readonly path: Path;
  /** The turn this comes to, when nothing is missing. */
  readonly whole: Path | null;
  /** The turn before. */
  readonly last: Path;
  readonly mustCapture: boolean;
  /** The pieces that may be moved now: in the middle of a capture the one that is at it, then none. */
  readonly starts: readonly { readonly square: number; readonly targets: readonly JumpTarget[] }[];
  /** The key of why a piece cannot be picked up (`from` null), or not go there (`to` null: a light square). */
  whyNot(from: number | null, to: number | null): string;
  /** A turn in words, `11-15`, or the key of why there is none. */
  typed(text: string): Path | { readonly why: string };
}

/** Which piece is which. */
export interface NamedTarget {
  readonly pieces: string;
  /** By square, from 0; null where nothing stands. */
  readonly names: readonly (number | null)[];
  readonly gone: readonly { readonly name: number; readonly square: number; readonly letter: string }[];
}

export const targetsFrom = ({ starts }: JumpTurn, square: number | null): readonly JumpTarget[] =>
  starts.find((start) => start.square === square)?.targets ?? [];
