// The rules of international draughts: flying kings, the longest capture, and the many ways to a draw.
import type { Entry, GameRules, Result, Seat, Shapes } from '../../engine/game.ts';
import { CapturePosition, type CaptureRoute, type Custom } from '../../kit/jumps/captures.ts';
import { darkSquares, type JumpSide, kingsOf, type Pieces, piecesOf } from '../../kit/jumps/darkSquares.ts';
import * as jumps from '../../kit/jumps/jumpGame.ts';
import { refusalOf } from '../../kit/jumps/routes.ts';

export const custom: Custom = {
  board: darkSquares(10),
  menJumpBack: true,
  kingsFly: true,
  takesMost: true,
  liftsLate: true,
  crowningStops: false,
};

export const sideOfSeat = (seat: Seat): JumpSide => (seat === 0 ? 1 : 2);

export const game: jumps.JumpGame = { custom, sideOfSeat };

/** Where several ways make one move, one of them stands for all. */
export type Move = jumps.JumpMove;

export interface State extends jumps.JumpState {
  /** Turns of either side until a lone king has held out; null while there is none. */
  readonly holdsOut: number | null;
}

export type View = jumps.JumpView;

export interface Draughts extends Shapes {
  rules: Readonly<Record<string, never>>;
  state: State;
  move: Move;
  deal: never;
  view: View;
}

const mostQuietTurns = 50; // twenty-five of each side
const againstThree = 32; // sixteen of each side
const againstTwo = 10; // five of each side

export const startingWith = (pieces: Pieces, turn: Seat): State => ({
  ...jumps.begin(pieces, turn),
  holdsOut: limitOf(pieces),
});

const start = (): State => startingWith(`${'b'.repeat(20)}${'.'.repeat(10)}${'w'.repeat(20)}`, 0);

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

export const routesFor = (pieces: Pieces, seat: Seat): CaptureRoute[] => jumps.routesFor(game, pieces, seat);

function result(state: State): Result | null {
  const end = jumps.endOf(game, state);
  if (end) return end;
  if (state.seen.length > mostQuietTurns) return jumps.drawn('kingMoves');
  return state.holdsOut === 0 ? jumps.drawn('loneKing') : null;
}

export const toAct = (state: State): Seat[] => (result(state) ? [] : [state.turn]);

function refusal({ pieces, turn }: State, move: Move): string | null {
  const all = new CapturePosition({ ...custom, takesMost: false }, pieces, sideOfSeat(turn)).captures();
  return refusalOf(routesFor(pieces, turn), all, move);
}

function play(state: State, entry: Entry<Draughts>): State {
  if (entry.kind !== 'move') return state;
  const after = jumps.afterTurn(game, state, entry.move);
  return { ...after, holdsOut: holdsOutAfter(state, after.pieces) };
}

/** What the engine asks of the rules. */
export const rules: GameRules<Draughts> = {
  version: 1,
  ruleSets: { standard: {} },
  start,
  toAct,
  refusal: (state, _seat, move) => refusal(state, move),
  play,
  result,
};
