// Draughts written down: 32-28, captures 32x14, positions W:W31-50:B1-20; and moves as they come off the wire.
import type { GameNotation } from '../../engine/game.ts';
import { readPlaced, writePlaced } from '../../kit/jumps/darkSquares.ts';
import { readPath } from '../../kit/jumps/routes.ts';
import { custom, type Draughts, type Move, type State, sideOfSeat, startingWith } from './rules.ts';

/** Start and end; the way of a capture is not written. */
export const writeMove = (move: Move, isCapture: boolean): string =>
  `${move[0]}${isCapture ? 'x' : '-'}${move.at(-1)}`;

const readMove = (raw: unknown): Move | null => readPath(raw, custom.board.count);

function readPosition(notation: string): State | null {
  const placed = readPlaced(custom.board, notation);
  return placed && startingWith(placed.pieces, placed.side === sideOfSeat(0) ? 0 : 1);
}

const writePosition = ({ pieces, turn }: State): string => writePlaced({ pieces, side: sideOfSeat(turn) });

/** What is read and written. */
export const notation: GameNotation<Draughts> = {
  readMove,
  readPosition,
  writePosition,
};
