// The rules of checkers: men and kings one step at a time, captures that must be made, and the ends of a game.
import type { Entry, Result, Seat, Shapes } from '../../engine/game.ts';
import { type Custom, Position, type Route } from '../../kit/captures.ts';
import { darkSquares, type Pieces, pieceOn, piecesOf, type Side } from '../../kit/darkSquares.ts';
import { afterRoute, refusalOf } from '../../kit/routes.ts';

export const custom: Custom = {
  board: darkSquares(8),
  menJumpBack: false,
  kingsFly: false,
  takesMost: false,
  liftsLate: false,
  crowningStops: true,
};

/** The squares visited, the first one left. */
export type Move = readonly number[];

export interface Checkers extends Shapes {
  rules: Readonly<Record<string, never>>;
  state: State;
  move: Move;
  deal: never;
  view: View;
}

export interface State {
  readonly pieces: Pieces;
  readonly turn: Seat;
  /** The positions since the last capture or move of a man, each with its side to move; the present one is the last. */
  readonly seen: readonly string[];
  readonly last: Route | null;
}

export interface View {
  readonly pieces: Pieces;
  /** Who moves; null when the game is over. */
  readonly turn: Seat | null;
  readonly last: Route | null;
}

/** Dark, the first seat, is black in notation. */
export const sideOfSeat = (seat: Seat): Side => (seat === 0 ? 2 : 1);

const mostQuietTurns = 80; // forty of each side

const keyOf = (pieces: Pieces, turn: Seat): string => `${turn}${pieces}`;

export const startingWith = (pieces: Pieces, turn: Seat): State => ({
  pieces,
  turn,
  seen: [keyOf(pieces, turn)],
  last: null,
});

export const start = (): State => startingWith(`${'b'.repeat(12)}${'.'.repeat(8)}${'w'.repeat(12)}`, 0);

export const routesFor = (pieces: Pieces, seat: Seat): Route[] =>
  new Position(custom, pieces, sideOfSeat(seat)).routes();

export function result({ pieces, turn, seen }: State): Result | null {
  if (routesFor(pieces, turn).length === 0) {
    const how = piecesOf(pieces, sideOfSeat(turn)).length === 0 ? 'allTaken' : 'blocked';
    return { places: [[1 - turn], [turn]], reason: 'normal', how };
  }
  const now = seen.at(-1);
  if (seen.filter((key) => key === now).length >= 3)
    return { places: [[0, 1]], reason: 'rule', how: 'threeTimes' };
  return seen.length > mostQuietTurns ? { places: [[0, 1]], reason: 'rule', how: 'fortyMoves' } : null;
}

export const toAct = (state: State): Seat[] => (result(state) ? [] : [state.turn]);

export const routeOf = (pieces: Pieces, seat: Seat, move: Move): Route | undefined =>
  routesFor(pieces, seat).find(
    ({ path }) => path.length === move.length && path.every((at, i) => at === move[i]),
  );

export function refusal({ pieces, turn }: State, move: Move): string | null {
  const routes = routesFor(pieces, turn);
  return refusalOf(routes, routes, move);
}

export function play(state: State, entry: Entry<Checkers>): State {
  if (entry.kind !== 'move') return state;
  const route = routeOf(state.pieces, state.turn, entry.move);
  if (!route) throw new Error('a move that is not legal');
  const pieces = afterRoute(custom, state.pieces, sideOfSeat(state.turn), route);
  const turn = 1 - state.turn;
  const isQuiet = route.taken.length === 0 && /[WB]/.test(pieceOn(state.pieces, route.path[0] ?? 0));
  const seen = [...(isQuiet ? state.seen : []), keyOf(pieces, turn)];
  return { pieces, turn, seen, last: route };
}
