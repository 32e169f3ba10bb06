// The rules of Nine Men's Morris: placing, moving and flying, a man taken for every mill closed, and the ends of a game.
import type { Entry, GameRules, Result, Seat, Shapes } from '../../engine/game.ts';
import { neighbours } from './points.ts';
import { type Hands, menEach, Position, type Step, stepFrom, stepOf, textOf } from './position.ts';

export interface NineMensMorris extends Shapes {
  rules: { readonly flying: boolean };
  state: State;
  move: Move;
  deal: never;
  view: View;
}

/** `d6`, `d6-d7`, `d6-d7xg7`. */
export type Move = string;

/** 24 letters, row by row from the top: `W` of the first seat, `B` of the second, `.` free. */
export type Points = string;

export const letterOf = (seat: Seat): string => (seat === 0 ? 'W' : 'B');

/** What everyone sees. */
interface Board {
  readonly points: Points;
  readonly hands: Hands;
  /** Three men may fly. */
  readonly flying: boolean;
  readonly last: Step | null;
}

export interface State extends Board {
  readonly turn: Seat;
  /** The positions since the last man was taken, each with its side to move; the present one is the last. While men are placed none comes twice. */
  readonly seen: readonly string[];
}

export interface View extends Board {
  /** Who moves; null when the game is over. */
  readonly turn: Seat | null;
  /** Positions that were there twice, written as in `seen`: a third time is a draw. */
  readonly twice: readonly string[];
}

const mostQuietTurns = 100; // fifty of each side

const keyOf = (points: Points, turn: Seat): string => `${points} ${letterOf(turn)}`;
/** Null: written otherwise. */
export const seenAs = (key: string): { points: Points; turn: Seat } => ({
  points: key.slice(0, -2),
  turn: key.endsWith(letterOf(0)) ? 0 : 1,
});

export const startingWith = (points: Points, turn: Seat, hands: Hands, flying: boolean): State => ({
  points,
  hands,
  flying,
  last: null,
  turn,
  seen: [keyOf(points, turn)],
});

const start = ({ flying }: NineMensMorris['rules']): State =>
  startingWith('.'.repeat(24), 0, [menEach, menEach], flying);

type Standing = Pick<Board, 'points' | 'hands' | 'flying'>;

export const positionOf = ({ points, hands, flying }: Standing, seat: Seat): Position =>
  new Position(points, seat, hands, flying);

export const stepsFor = (standing: Standing, seat: Seat): Step[] =>
  positionOf(standing, seat).moves().map(stepOf);

export type Phase = 'place' | 'move' | 'fly';

export function phaseOf(standing: Standing, seat: Seat): Phase {
  if (standing.hands[seat === 0 ? 0 : 1] > 0) return 'place';
  return positionOf(standing, seat).flies(seat) ? 'fly' : 'move';
}

function result(state: State): Result | null {
  const { turn, seen } = state;
  const how = positionOf(state, turn).loss();
  if (how) return { places: [[1 - turn], [turn]], reason: 'normal', how };
  const now = seen.at(-1);
  if (seen.filter((key) => key === now).length >= 3)
    return { places: [[0, 1]], reason: 'rule', how: 'threeTimes' };
  return seen.length > mostQuietTurns ? { places: [[0, 1]], reason: 'rule', how: 'fiftyMoves' } : null;
}

export const toAct = (state: State): Seat[] => (result(state) ? [] : [state.turn]);

function refusal(state: State, move: Move): string | null {
  const step = stepFrom(move);
  const steps = stepsFor(state, state.turn);
  if (!step || steps.some((known) => textOf(known) === move)) return step ? null : 'notLegal';
  const why = refusalOf(state, state.turn, step.from, step.to);
  if (why) return why;
  const open = steps.filter(({ from, to }) => from === step.from && to === step.to);
  if (step.taken === null) return 'takeFirst';
  return open.some(({ taken }) => taken !== null) ? takeRefusalOf(state, state.turn, step.taken) : 'noMill';
}

/** Why no man can come to this point from there (null: from the hand); null where one can. */
export function refusalOf(standing: Standing, seat: Seat, from: number | null, to: number): string | null {
  const { points } = standing;
  const phase = phaseOf(standing, seat);
  if (from === null && phase !== 'place') return points[to] === letterOf(seat) ? 'stuck' : 'chooseMan';
  if (from !== null && phase === 'place') return 'placeFirst';
  if (from !== null && points[from] !== letterOf(seat)) return 'notYours';
  if (points[to] !== '.') return 'occupied';
  return from === null || phase === 'fly' || neighbours[from]?.includes(to) ? null : 'notNext';
}

/** Why this man cannot be taken by this seat, although a mill is closed. */
export const takeRefusalOf = ({ points }: Standing, seat: Seat, point: number): string =>
  points[point] === letterOf(1 - seat) ? 'inMill' : 'takeFirst';

function play(state: State, entry: Entry<NineMensMorris>): State {
  if (entry.kind !== 'move') return state;
  const board = afterMove(state, state.turn, entry.move);
  const turn = 1 - state.turn;
  const isQuiet = board.last?.taken === null;
  return { ...board, turn, seen: [...(isQuiet ? state.seen : []), keyOf(board.points, turn)] };
}

/** The board once this seat has moved so. */
export function afterMove(standing: Standing, seat: Seat, move: Move): Board {
  const last = stepFrom(move);
  if (!last) throw new Error(`${move} is no move`);
  const { flying } = standing;
  const points = [...standing.points];
  if (last.from !== null) points[last.from] = '.';
  if (last.taken !== null) points[last.taken] = '.';
  points[last.to] = letterOf(seat);
  const [white, black] = standing.hands;
  const placed = last.from === null ? 1 : 0;
  const hands: Hands = seat === 0 ? [white - placed, black] : [white, black - placed];
  return { points: points.join(''), hands, flying, last };
}

/** What the engine asks of the rules. */
export const rules: GameRules<NineMensMorris> = {
  version: 1,
  ruleSets: { standard: { flying: true } },
  options: { flying: [true, false] },
  start,
  toAct,
  refusal: (state, _seat, move) => refusal(state, move),
  play,
  result,
};
