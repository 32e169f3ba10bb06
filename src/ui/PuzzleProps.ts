// What the board of a daily puzzle is given and what it says back; the page around it holds the attempt.
import type { ComponentType, ReactNode } from 'react';
import type { GridFace } from '../engine/gridPuzzle.ts';
import type { MapFace, MapMark } from '../engine/mapPuzzle.ts';
import type { MarkedRow, RowFace } from '../engine/rowPuzzle.ts';

interface PuzzleProps {
  /** What the solver has written and not handed in, in a form of the board's own; '' at first. */
  readonly draft: string;
  onDraft(draft: string): void;
  /** The attempt goes on. */
  readonly isOpen: boolean;
  /** Something is on its way to the server. */
  readonly isBusy: boolean;
  /** The sentence under the board, and what can be done about it. */
  readonly note: ReactNode;
  /** Counts refusals: each of them shakes the board once. */
  readonly refusals: number;
  /** Says why what the solver tried is not accepted. */
  refuse(words: string): void;
}

export interface RowPuzzleProps extends PuzzleProps {
  readonly face: RowFace;
  readonly rows: readonly MarkedRow[];
  /** How many of them have turned over: nothing is told of the others yet. */
  readonly turned: number;
  readonly isHard: boolean;
  guess(row: string): void;
}

export interface GridPuzzleProps extends PuzzleProps {
  readonly face: GridFace;
  readonly hints: readonly { readonly cell: number; readonly digit: number }[];
  /** Once the attempt is over. */
  readonly solution: string | null;
  submit(grid: string): void;
  askHint(grid: string): void;
}

export interface MapPuzzleProps extends PuzzleProps {
  /** Without an outline before one has joined. */
  readonly face: Pick<MapFace, 'maxGuesses'> & { readonly outline: string | null };
  readonly guesses: readonly MapMark[];
  guess(name: string): void;
}

export type RowPuzzleBoard = ComponentType<RowPuzzleProps>;
export type GridPuzzleBoard = ComponentType<GridPuzzleProps>;
export type MapPuzzleBoard = ComponentType<MapPuzzleProps>;
