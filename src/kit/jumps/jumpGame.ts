// What games on dark squares have in common, whatever their customs: who moves, what is listed, what a turn leaves behind, and two of their ends.
import type { Line, Result, Seat } from '../../engine/game.ts';
import { CapturePosition, type CaptureRoute, type Custom } from './captures.ts';
import { type JumpSide, kingsOf, type Pieces, pieceOn, piecesOf } from './darkSquares.ts';
import { afterRoute } from './routes.ts';

export interface JumpGame {
  readonly custom: Custom;
  sideOfSeat(seat: Seat): JumpSide;
}

/** The squares visited, the first one left. */
export type JumpMove = readonly number[];

export interface JumpState {
  readonly pieces: Pieces;
  readonly turn: Seat;
  /** The positions since the last capture or move of a man, each with its side to move; the present one is the last. */
  readonly seen: readonly string[];
  readonly last: CaptureRoute | null;
}

export interface JumpView {
  readonly pieces: Pieces;
  /** The seat to move; null when the game is over. */
  readonly turn: Seat | null;
  readonly last: CaptureRoute | null;
  /** The moves that lead back to what was there before. */
  readonly repeats: readonly JumpMove[];
}

const keyOf = (pieces: Pieces, turn: Seat): string => `${turn}${pieces}`;

export const begin = (pieces: Pieces, turn: Seat): JumpState => ({
  pieces,
  turn,
  seen: [keyOf(pieces, turn)],
  last: null,
});

export const routesFor = ({ custom, sideOfSeat }: JumpGame, pieces: Pieces, seat: Seat): CaptureRoute[] =>
  new CapturePosition(custom, pieces, sideOfSeat(seat)).routes();

const routeOf = (game: JumpGame, pieces: Pieces, seat: Seat, move: JumpMove): CaptureRoute | undefined =>
  routesFor(game, pieces, seat).find(
    ({ path }) => path.length === move.length && path.every((at, i) => at === move[i]),
  );

/** Lost by who cannot move, or drawn at the third sight of a position; null: neither. */
export function endOf(game: JumpGame, { pieces, turn, seen }: JumpState): Result | null {
  if (routesFor(game, pieces, turn).length === 0) {
    const how = piecesOf(pieces, game.sideOfSeat(turn)).length === 0 ? 'allTaken' : 'blocked';
    return { places: [[1 - turn], [turn]], reason: 'normal', how };
  }
  const now = seen.at(-1);
  return seen.filter((key) => key === now).length >= 3 ? drawn('threeTimes') : null;
}

export const drawn = (how: string): Result => ({ places: [[0, 1]], reason: 'rule', how });

export function afterTurn(game: JumpGame, { pieces, turn, seen }: JumpState, move: JumpMove): JumpState {
  const last = routeOf(game, pieces, turn, move);
  if (!last) throw new Error('a move that is not legal');
  const after = afterRoute(game.custom, pieces, game.sideOfSeat(turn), last);
  const next = 1 - turn;
  const isQuiet = last.taken.length === 0 && /[WB]/.test(pieceOn(pieces, move[0] ?? 0));
  return { pieces: after, turn: next, seen: [...(isQuiet ? seen : []), keyOf(after, next)], last };
}

export function sightOf(game: JumpGame, standing: JumpState, isOver: boolean): JumpView {
  const { pieces, turn, last, seen } = standing;
  const leadsBack = (route: CaptureRoute): boolean =>
    seen.includes(keyOf(afterRoute(game.custom, pieces, game.sideOfSeat(turn), route), 1 - turn));
  const mayRepeat = !isOver && seen.length > 3;
  const repeats = mayRepeat ? routesFor(game, pieces, turn).filter(leadsBack) : [];
  return { pieces, turn: isOver ? null : turn, last, repeats: repeats.map(({ path }) => path) };
}

export const listed = (game: JumpGame, { pieces, turn }: JumpView, seat: Seat): JumpMove[] =>
  turn === seat ? routesFor(game, pieces, seat).map(({ path }) => path) : [];

/** What will be seen once this seat has moved so. */
export function sightAfter(game: JumpGame, seen: JumpView, seat: Seat, move: JumpMove): JumpView {
  const last = routeOf(game, seen.pieces, seat, move);
  if (!last) return seen;
  const pieces = afterRoute(game.custom, seen.pieces, game.sideOfSeat(seat), last);
  return { pieces, turn: 1 - seat, last, repeats: [] };
}

/** A turn in the move list, `written` in the notation of the game. */
export function told(
  game: JumpGame,
  before: JumpState,
  move: JumpMove,
  written: (move: JumpMove, isCapture: boolean) => string,
): Line {
  const { turn } = before;
  const { pieces, last } = afterTurn(game, before, move);
  const isCrowned = kingsOf(pieces, game.sideOfSeat(turn)) > kingsOf(before.pieces, game.sideOfSeat(turn));
  const values = { move: written(move, last !== null && last.taken.length > 0) };
  return { seat: turn, key: isCrowned ? 'crowned' : 'move', values };
}
