// The way of a pawn in steps: 0 in the yard, 1 where it comes out, 51 the last square of the track, 57 at home.
import type { Seat } from '../../engine/game.ts';

export const yard = 0;
export const out = 1;
/** From the next step on a pawn is in the lane of its own colour, where nobody else comes. */
export const lastOnTrack = 51;
export const home = 57;

const squares = 52;
/** From where one arm comes out to where the next one does. */
const quarter = 13;
/** Safe squares besides those where pawns come out: so far on from there. */
const starAhead = 8;

/** Two sit opposite each other. */
export const armOf = (seat: Seat, seats: number): number => (seats === 2 ? seat * 2 : seat);

export const isOnTrack = (step: number): boolean => step >= out && step <= lastOnTrack;

/** The square of the track, from 0, the same for everybody; null: it is in the yard, in its lane or at home. */
export const squareOf = (seat: Seat, seats: number, step: number): number | null =>
  isOnTrack(step) ? (armOf(seat, seats) * quarter + step - out) % squares : null;

/** Squares with a star, and those where pawns come out. */
export const isStar = (square: number): boolean => square % quarter === 0 || square % quarter === starAhead;

export const allSquares: readonly number[] = Array.from({ length: squares }, (_, square) => square);
