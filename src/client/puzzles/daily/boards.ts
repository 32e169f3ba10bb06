// Finds the board of a puzzle, and its rules once there is a result to pass on.
import { use } from 'react';
import type { AnyPuzzle } from '../../../engine/puzzle.ts';
import { puzzles } from '../../../puzzles/load.ts';
import type { GridPuzzleBoard, RowPuzzleBoard } from '../../../ui/PuzzleProps.ts';

/** The same files with two types: the props of a board depend on its family, which the caller knows. */
const rowBoards = import.meta.glob<RowPuzzleBoard>('../../../puzzles/*/board/board.tsx', { import: 'board' });
const gridBoards = import.meta.glob<GridPuzzleBoard>('../../../puzzles/*/board/board.tsx', {
  import: 'board',
});

function once<T>(load: (type: string) => Promise<T> | undefined): (type: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (type) => {
    const found = known.get(type) ?? load(type) ?? Promise.reject(new Error(`no puzzle called ${type}`));
    known.set(type, found);
    found.catch(() => known.delete(type));
    return found;
  };
}

const fileOf = (type: string): string => `../../../puzzles/${type}/board/board.tsx`;
const rowBoardOf = once((type) => rowBoards[fileOf(type)]?.());
const gridBoardOf = once((type) => gridBoards[fileOf(type)]?.());
const rulesOf = once<AnyPuzzle>((type) => puzzles[type]?.());

/** They suspend until it is here. */
export const useRowBoard = (type: string): RowPuzzleBoard => use(rowBoardOf(type));
export const useGridBoard = (type: string): GridPuzzleBoard => use(gridBoardOf(type));
export const useRules = (type: string): AnyPuzzle => use(rulesOf(type));
