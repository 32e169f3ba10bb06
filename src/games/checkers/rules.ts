// The rules of checkers: men and kings one step at a time, captures that must be made, and the ends of a game.
import type { Entry, GameRules, Result, Seat, Shapes } from '../../engine/game.ts';
import type { CaptureRoute, Custom } from '../../kit/jumps/captures.ts';
import { darkSquares, type JumpSide, type Pieces } from '../../kit/jumps/darkSquares.ts';
import * as jumps from '../../kit/jumps/jumpGame.ts';
import { refusalOf } from '../../kit/jumps/routes.ts';

export const custom: Custom = {
  board: darkSquares(8),
  menJumpBack: false,
  kingsFly: false,
  takesMost: false,
  liftsLate: false,
  crowningStops: true,
};

/** Dark, the first seat, is black in notation. */
export const sideOfSeat = (seat: Seat): JumpSide => (seat === 0 ? 2 : 1);

export const game: jumps.JumpGame = { custom, sideOfSeat };

export type Move = jumps.JumpMove;
export type State = jumps.JumpState;
export type View = jumps.JumpView;

export interface Checkers extends Shapes {
  rules: Readonly<Record<string, never>>;
  state: State;
  move: Move;
  deal: never;
  view: View;
}

const mostQuietTurns = 80; // forty of each side

export const startingWith = jumps.begin;

const start = (): State => startingWith(`${'b'.repeat(12)}${'.'.repeat(8)}${'w'.repeat(12)}`, 0);

export const routesFor = (pieces: Pieces, seat: Seat): CaptureRoute[] => jumps.routesFor(game, pieces, seat);

const result = (state: State): Result | null =>
  jumps.endOf(game, state) ?? (state.seen.length > mostQuietTurns ? jumps.drawn('fortyMoves') : null);

export const toAct = (state: State): Seat[] => (result(state) ? [] : [state.turn]);

function refusal({ pieces, turn }: State, move: Move): string | null {
  const routes = routesFor(pieces, turn);
  return refusalOf(routes, routes, move);
}

const play = (state: State, entry: Entry<Checkers>): State =>
  entry.kind === 'move' ? jumps.afterTurn(game, state, entry.move) : state;

/** What the engine asks of the rules. */
export const rules: GameRules<Checkers> = {
  version: 1,
  ruleSets: { standard: {} },
  start,
  toAct,
  refusal: (state, _seat, move) => refusal(state, move),
  play,
  result,
};
