// Draughts written down: 32-28, captures 32x14, positions W:W31-50:B1-20; and moves as they come off the wire.
import { readPlaced, writePlaced } from '../../kit/darkSquares.ts';
import { readPath } from '../../kit/routes.ts';
import { custom, type Move, type State, sideOfSeat, startingWith } from './rules.ts';

/** Start and end; the way of a capture is not written. */
export const writeMove = (move: Move, isCapture: boolean): string =>
  `${move[0]}${isCapture ? 'x' : '-'}${move.at(-1)}`;

export const readMove = (raw: unknown): Move | null => readPath(raw, custom.board.count);

export function readPosition(notation: string): State | null {
  const placed = readPlaced(custom.board, notation);
  return placed && startingWith(placed.pieces, placed.side === sideOfSeat(0) ? 0 : 1);
}

export const writePosition = ({ pieces, turn }: State): string =>
  writePlaced({ pieces, side: sideOfSeat(turn) });
