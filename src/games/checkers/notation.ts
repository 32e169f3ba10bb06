// Checkers written down: 11-15, captures 18x11x2, positions B:W21-32:B1-12; and moves as they come off the wire.
import { readPlaced, writePlaced } from '../../kit/darkSquares.ts';
import { readPath } from '../../kit/routes.ts';
import { custom, type Move, type State, sideOfSeat, startingWith } from './rules.ts';

export const writeMove = (move: Move, isCapture: boolean): string => move.join(isCapture ? 'x' : '-');

export const readMove = (raw: unknown): Move | null => readPath(raw, custom.board.count);

export function readPosition(notation: string): State | null {
  const placed = readPlaced(custom.board, notation);
  return placed && startingWith(placed.pieces, placed.side === sideOfSeat(0) ? 0 : 1);
}

export const writePosition = ({ pieces, turn }: State): string =>
  writePlaced({ pieces, side: sideOfSeat(turn) });
