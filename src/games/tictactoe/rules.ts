// The rules of tic-tac-toe: three in a row, on one board or on nine boards that are cells themselves.
import type { Entry, GameRules, Result, Seat, Shapes } from '../../engine/game.ts';
import { boardOf, countOf, type Kind, lines, withinBoard } from './cells.ts';

export interface Rules {
  readonly board: Kind;
}

export interface Tictactoe extends Shapes {
  rules: Rules;
  state: State;
  move: number; // the cell
  deal: never;
  view: View;
}

export interface State {
  readonly kind: Kind;
  /** A letter for each cell: x, o, or a dot where it is empty. */
  readonly cells: string;
  readonly last: number | null;
}

export interface View {
  readonly kind: Kind;
  readonly cells: string;
  /** A letter for each board: who won it, = where nobody can, a dot while it is open. */
  readonly boards: string;
  /** The board one is sent to; null: any that is open. */
  readonly target: number | null;
  readonly last: number | null;
  /** The winning cells; in the nested game the winning boards. */
  readonly line: readonly number[] | null;
  /** Null when the game is over. */
  readonly turn: Seat | null;
}

export const letterOf = (seat: Seat): 'x' | 'o' => (seat === 0 ? 'x' : 'o');

export const start = ({ board }: Rules): State => ({
  kind: board,
  cells: '.'.repeat(countOf(board)),
  last: null,
});

/** Three of the same letter among nine. */
export function lineIn(nine: string): readonly number[] | null {
  const isOf = (letter: string) => (cell: number) => nine[cell] === letter;
  return lines.find((line) => line.every(isOf('x')) || line.every(isOf('o'))) ?? null;
}

/** Who won these nine cells, = where they are full, a dot while they are open. */
function standing(nine: string): string {
  const [cell] = lineIn(nine) ?? [];
  if (cell !== undefined) return nine[cell] ?? '.';
  return nine.includes('.') ? '.' : '=';
}

export const boardsOf = (cells: string): string => (cells.match(/.{9}/g) ?? []).map(standing).join('');

/** The nine that decide the game: the cells of the single board, or the nine boards. */
const decidingNine = ({ kind, cells }: State): string => (kind === 'single' ? cells : boardsOf(cells));

export const winningLine = (state: State): readonly number[] | null => lineIn(decidingNine(state));

/** Whoever has marked fewer cells, the first seat where both have marked as many. */
export const nextSeat = ({ cells }: Pick<State, 'cells'>): Seat => cells.replaceAll('.', '').length % 2;

export function result(state: State): Result | null {
  const nine = decidingNine(state);
  const line = lineIn(nine);
  if (!line) return nine.includes('.') ? null : { places: [[0, 1]], reason: 'normal', how: 'noLine' };
  const winner = 1 - nextSeat(state);
  const how = state.kind === 'single' ? 'threeCells' : 'threeBoards';
  return { places: [[winner], [1 - winner]], reason: 'normal', how };
}

/** The board the last mark sends to; null: nobody is sent anywhere. */
export function targetOf({ kind, cells, last }: State): number | null {
  if (kind === 'single' || last === null) return null;
  const board = withinBoard(last);
  return boardsOf(cells)[board] === '.' ? board : null;
}

const toAct = (state: State): Seat[] => (result(state) ? [] : [nextSeat(state)]);

export function refusal(state: State, cell: number): string | null {
  const mark = state.cells[cell];
  if (mark === undefined) return 'noCell';
  if (mark !== '.') return 'taken';
  const board = boardOf(cell);
  if (boardsOf(state.cells)[board] !== '.') return 'finished';
  const target = targetOf(state);
  return target === null || board === target ? null : 'otherBoard';
}

export const withMark = (state: State, seat: Seat, cell: number): State => ({
  kind: state.kind,
  cells: state.cells.slice(0, cell) + letterOf(seat) + state.cells.slice(cell + 1),
  last: cell,
});

function play(state: State, entry: Entry<Tictactoe>): State {
  return entry.kind === 'move' ? withMark(state, nextSeat(state), entry.move) : state;
}

/** What the engine asks of the rules. */
export const rules: GameRules<Tictactoe> = {
  version: 1,
  ruleSets: { standard: { board: 'single' }, nested: { board: 'nested' } },
  start,
  toAct,
  refusal: (state, _seat, move) => refusal(state, move),
  play,
  result,
};
