// The rules of international draughts: flying kings, the longest capture, and the many ways to a draw.
import type { Entry, Result, Seat, Shapes } from '../../engine/game.ts';
import { type Custom, Position, type Route } from '../../kit/captures.ts';
import { darkSquares, kingsOf, type Pieces, pieceOn, piecesOf, type Side } from '../../kit/darkSquares.ts';
import { afterRoute, refusalOf } from '../../kit/routes.ts';

export const custom: Custom = {
  board: darkSquares(10),
  menJumpBack: true,
  kingsFly: true,
  takesMost: true,
  liftsLate: true,
  crowningStops: false,
};

/** The squares visited, the first one left; where several ways make one move, one of them stands for all. */
export type Move = readonly number[];

export interface Draughts extends Shapes {
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
  /** Turns of either side until a lone king has held out; null while there is none. */
  readonly holdsOut: number | null;
  readonly last: Route | null;
}

export interface View {
  readonly pieces: Pieces;
  /** Who moves; null when the game is over. */
  readonly turn: Seat | null;
  readonly last: Route | null;
}

export const sideOfSeat = (seat: Seat): Side => (seat === 0 ? 1 : 2);

const mostQuietTurns = 50; // twenty-five of each side
const againstThree = 32; // sixteen of each side
const againstTwo = 10; // five of each side

const keyOf = (pieces: Pieces, turn: Seat): string => `${turn}${pieces}`;

export const startingWith = (pieces: Pieces, turn: Seat): State => ({
  pieces,
  turn,
  seen: [keyOf(pieces, turn)],
  holdsOut: limitOf(pieces),
  last: null,
});

export const start = (): State => startingWith(`${'b'.repeat(20)}${'.'.repeat(10)}${'w'.repeat(20)}`, 0);

/** How many turns a lone king has to hold out against what it faces; null: this is no such ending. */
function limitOf(pieces: Pieces): number | null {
  const sides = [1, 2] as const;
  const counts = sides.map((side) => ({ all: piecesOf(pieces, side).length, kings: kingsOf(pieces, side) }));
  const others = counts.filter((_, i) => counts[1 - i]?.all === 1 && counts[1 - i]?.kings === 1);
  const most = Math.max(0, ...others.map(({ all, kings }) => (kings > 0 ? all : 0)));
  if (most === 0 || most > 3) return null;
  return most === 3 ? againstThree : againstTwo;
}

/** Counting begins when the material first stands; a limit that runs already stays in force beside a new one. */
function holdsOutAfter(state: State, pieces: Pieces): number | null {
  const limit = limitOf(pieces);
  if (limit === null) return null;
  const left = state.holdsOut === null ? null : state.holdsOut - 1;
  if (left === null) return limit;
  return limit === limitOf(state.pieces) ? left : Math.min(left, limit);
}

export const routesFor = (pieces: Pieces, seat: Seat): Route[] =>
  new Position(custom, pieces, sideOfSeat(seat)).routes();

const draw = (how: string): Result => ({ places: [[0, 1]], reason: 'rule', how });

export function result({ pieces, turn, seen, holdsOut }: State): Result | null {
  if (routesFor(pieces, turn).length === 0) {
    const how = piecesOf(pieces, sideOfSeat(turn)).length === 0 ? 'allTaken' : 'blocked';
    return { places: [[1 - turn], [turn]], reason: 'normal', how };
  }
  const now = seen.at(-1);
  if (seen.filter((key) => key === now).length >= 3) return draw('threeTimes');
  if (seen.length > mostQuietTurns) return draw('kingMoves');
  return holdsOut === 0 ? draw('loneKing') : null;
}

export const toAct = (state: State): Seat[] => (result(state) ? [] : [state.turn]);

export const routeOf = (pieces: Pieces, seat: Seat, move: Move): Route | undefined =>
  routesFor(pieces, seat).find(
    ({ path }) => path.length === move.length && path.every((at, i) => at === move[i]),
  );

export function refusal({ pieces, turn }: State, move: Move): string | null {
  const all = new Position({ ...custom, takesMost: false }, pieces, sideOfSeat(turn)).captures();
  return refusalOf(routesFor(pieces, turn), all, move);
}

export function play(state: State, entry: Entry<Draughts>): State {
  if (entry.kind !== 'move') return state;
  const route = routeOf(state.pieces, state.turn, entry.move);
  if (!route) throw new Error('a move that is not legal');
  const pieces = afterRoute(custom, state.pieces, sideOfSeat(state.turn), route);
  const turn = 1 - state.turn;
  const isQuiet = route.taken.length === 0 && /[WB]/.test(pieceOn(state.pieces, route.path[0] ?? 0));
  const seen = [...(isQuiet ? state.seen : []), keyOf(pieces, turn)];
  return { pieces, turn, seen, holdsOut: holdsOutAfter(state, pieces), last: route };
}
