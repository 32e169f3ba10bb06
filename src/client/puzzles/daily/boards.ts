// Finds the board of a puzzle, and its rules once there is a result to pass on.
import { use } from 'react';
import type { AnyPuzzle } from '../../../engine/puzzle.ts';
import { puzzles } from '../../../puzzles/load.ts';
import type { GridPuzzleBoard, MapPuzzleBoard, RowPuzzleBoard } from '../../../ui/PuzzleProps.ts';

/** Of which family a board is, and so which props it takes, is known to whoever asks for it. */
const boards = import.meta.glob<RowPuzzleBoard & GridPuzzleBoard & MapPuzzleBoard>(
  '../../../puzzles/*/board/board.tsx',
  { import: 'board' },
);

function once<T>(load: (type: string) => Promise<T> | undefined): (type: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (type) => {
    const found = known.get(type) ?? load(type) ?? Promise.reject(new Error(`no puzzle called ${type}`));
    known.set(type, found);
    found.catch(() => known.delete(type));
    return found;
  };
}

const boardOf = once((type) => boards[`../../../puzzles/${type}/board/board.tsx`]?.());
const rulesOf = once<AnyPuzzle>((type) => puzzles[type]?.());

/** They suspend until it is here. */
export const useRowBoard = (type: string): RowPuzzleBoard => use(boardOf(type));
export const useGridBoard = (type: string): GridPuzzleBoard => use(boardOf(type));
export const useMapBoard = (type: string): MapPuzzleBoard => use(boardOf(type));
export const useRules = (type: string): AnyPuzzle => use(rulesOf(type));
