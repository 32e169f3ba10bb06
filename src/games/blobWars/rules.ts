// The rules of Blob Wars: a turn clones or jumps, neighbours change side, most blobs win; and what may be done about a late turn.
import type { Entry, GameRules, Result, Seat, Shapes } from '../../engine/game.ts';
import { cellNamed, distance, ring } from './cells.ts';
import { type Ending, moveOf, Position, pass, textOf } from './position.ts';

export interface BlobWars extends Shapes {
  rules: { readonly walls: boolean };
  state: State;
  move: Move;
  deal: never;
  view: View;
}

/** A clone `f2`, a jump `g1e1`, `pass` where nothing can be moved; or what the waiting side says to a late turn. */
export type Move = string;

/** What the waiting side may do once a turn is late. */
export const claims = ['draw', 'wait', 'win'] as const;
export type Claim = (typeof claims)[number];
export const isClaim = (move: Move): move is Claim => claims.some((claim) => claim === move);

/** 49 letters, the top row first: `x` of the first seat, `o` of the second, `-` a wall, `.` free. */
export type Cells = string;

export const letterOf = (seat: Seat): string => (seat === 0 ? 'x' : 'o');

export interface Last {
  /** null: a clone. */
  readonly from: number | null;
  readonly to: number;
  readonly turned: readonly number[];
}

/** What everyone sees. */
interface Dish {
  readonly cells: Cells;
  /** Turns in a row without a clone. */
  readonly withoutClone: number;
  readonly last: Last | null;
  /** The turn takes too long, and the waiting side may say something to it. */
  readonly isLate: boolean;
}

export interface State extends Dish {
  readonly turn: Seat;
  /** How many turns were played. */
  readonly turns: number;
  /** This turn may take its time: the other side waits. */
  readonly isPatient: boolean;
  readonly claimed: 'win' | 'draw' | null;
}

export interface View extends Dish {
  /** Who moves; null when the game is over. */
  readonly turn: Seat | null;
}

const turnLimitMs = 60_000;
const corners = { x: ['a7', 'g1'], o: ['a1', 'g7'] };
const walls = ['c3', 'c5', 'e3', 'e5'];

function start(rules: BlobWars['rules']): State {
  const cells = Array.from({ length: 49 }, () => '.');
  const set = (names: readonly string[], letter: string) => {
    for (const name of names) cells[cellNamed(name)] = letter;
  };
  set(corners.x, 'x');
  set(corners.o, 'o');
  if (rules.walls) set(walls, '-');
  return startingWith(cells.join(''), 0);
}

export const startingWith = (cells: Cells, turn: Seat): State => ({
  cells,
  turn,
  withoutClone: 0,
  last: null,
  turns: 0,
  isLate: false,
  isPatient: false,
  claimed: null,
});

type Standing = Pick<State, 'cells' | 'withoutClone'>;

export const positionOf = ({ cells, withoutClone }: Standing, seat: Seat): Position =>
  new Position(cells, seat, withoutClone);

export const movesFor = (standing: Standing, seat: Seat): Move[] =>
  positionOf(standing, seat).moves().map(textOf);

export const blobsOf = (cells: Cells, seat: Seat): number => cells.split(letterOf(seat)).length - 1;

const byCount = (position: Position, how: Ending): Result => {
  const lead = position.blobsOf(0) - position.blobsOf(1);
  if (lead === 0) return { places: [[0, 1]], reason: 'normal', how };
  return { places: lead > 0 ? [[0], [1]] : [[1], [0]], reason: 'normal', how };
};

export function result(state: State): Result | null {
  const { turn, claimed } = state;
  if (claimed)
    return { places: claimed === 'win' ? [[1 - turn], [turn]] : [[0, 1]], reason: 'time', how: 'tooLong' };
  const position = positionOf(state, turn);
  const how = position.ending();
  return how && byCount(position, how);
}

const toAct = (state: State): Seat[] => (result(state) ? [] : [state.turn]);

/** The waiting side, once the turn is late: it may say something to it. */
const optionalToAct = (state: State): Seat[] => (state.isLate && !result(state) ? [1 - state.turn] : []);

/** Nothing happens by itself when it runs out: the waiting side is asked. */
const timer = (state: State): { name: string; ms: number } | null =>
  state.isLate || state.isPatient || result(state)
    ? null
    : { name: `turn ${state.turns + 1}`, ms: turnLimitMs };

function forced(state: State): { by: Seat; move: Move } | null {
  if (result(state) || positionOf(state, state.turn).canMove(state.turn)) return null;
  return { by: state.turn, move: 'pass' };
}

function refusal(state: State, seat: Seat, move: Move): string | null {
  if (isClaim(move)) return state.isLate && seat !== state.turn ? null : 'notLate';
  if (seat !== state.turn) return 'waitOrClaim';
  if (movesFor(state, seat).includes(move)) return null;
  if (move === 'pass') return 'mayMove';
  const cells = move.match(/../g)?.map(cellNamed) ?? [];
  const [first = -1, second] = cells;
  return second === undefined
    ? refusalOf(state.cells, seat, null, first)
    : refusalOf(state.cells, seat, first, second);
}

/** Why this blob (or, with none chosen, any) cannot come to this cell. */
export function refusalOf(cells: Cells, seat: Seat, from: number | null, to: number): string {
  const own = letterOf(seat);
  if (cells[to] === '-') return 'wall';
  if (from === null && cells[to] !== '.' && cells[to] !== own) return 'notYours';
  if (from !== null && cells[from] !== own) return 'notYours';
  const isHere = (cell: number) => cells[cell] === own;
  if (cells[to] === own && from === null) return 'stuck';
  if (cells[to] !== '.') return 'occupied';
  if (from !== null) return distance(from, to) > 2 ? 'tooFar' : 'nextTo';
  return ring[to]?.some(isHere) ? 'chooseJumper' : 'tooFar';
}

function play(state: State, entry: Entry<BlobWars>): State {
  if (entry.kind === 'timer') return { ...state, isLate: true };
  if (entry.kind !== 'move') return state;
  if (entry.move === 'wait') return { ...state, isLate: false, isPatient: true };
  if (entry.move === 'win' || entry.move === 'draw') return { ...state, claimed: entry.move };
  return {
    ...afterMove(state, state.turn, entry.move),
    turn: 1 - state.turn,
    turns: state.turns + 1,
    isPatient: false,
    claimed: null,
  };
}

/** The board once this seat has moved so. */
export function afterMove(dish: Standing, seat: Seat, text: Move): Dish {
  const move = moveOf(text);
  if (move === null) throw new Error(`${text} is no move`);
  const position = positionOf(dish, seat);
  const last = lastOf(position, seat, text);
  position.play(move);
  return { cells: position.cells, withoutClone: position.withoutClone, last, isLate: false };
}

function lastOf(position: Position, seat: Seat, text: Move): Last | null {
  if (moveOf(text) === pass) return null;
  const [first = 0, second] = (text.match(/../g) ?? []).map(cellNamed);
  const to = second ?? first;
  return { from: second === undefined ? null : first, to, turned: position.turnedAt(to, seat) };
}

/** What the engine asks of the rules. */
export const rules: GameRules<BlobWars> = {
  version: 2,
  ruleSets: { standard: { walls: false } },
  options: { walls: [false, true] },
  start,
  toAct,
  optionalToAct,
  refusal,
  play,
  timer,
  result,
  forced,
};
