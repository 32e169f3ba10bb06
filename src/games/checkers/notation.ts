// Checkers written down: 11-15, captures 18x11x2, positions B:W21-32:B1-12; and moves as they come off the wire.
import type { GameNotation } from '../../engine/game.ts';
import { readPlaced, writePlaced } from '../../kit/jumps/darkSquares.ts';
import { readPath } from '../../kit/jumps/routes.ts';
import { type Checkers, custom, type Move, type State, sideOfSeat, startingWith } from './rules.ts';

export const writeMove = (move: Move, isCapture: boolean): string => move.join(isCapture ? 'x' : '-');

const readMove = (raw: unknown): Move | null => readPath(raw, custom.board.count);

function readPosition(notation: string): State | null {
  const placed = readPlaced(custom.board, notation);
  return placed && startingWith(placed.pieces, placed.side === sideOfSeat(0) ? 0 : 1);
}

const writePosition = ({ pieces, turn }: State): string => writePlaced({ pieces, side: sideOfSeat(turn) });

/** What is read and written. */
export const notation: GameNotation<Checkers> = {
  readMove,
  readPosition,
  writePosition,
};
