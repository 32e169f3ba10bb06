// Tic-tac-toe written down: the cells of each board in reading order and the last cell, such as `x...o.... b2`.
import type { GameNotation } from '../../engine/game.ts';
import { isWithin } from '../../kit/wire.ts';
import { cellNamed, countOf, nameOf, withinBoard } from './cells.ts';
import { letterOf, lineIn, nextSeat, result, type State, type Tictactoe, winningLine } from './rules.ts';

/** Which cells there are is a matter of the rules. */
const readMove = (raw: unknown): number | null => (isWithin(raw, 0, countOf('nested') - 1) ? raw : null);

const writePosition = ({ kind, cells, last }: State): string =>
  `${(cells.match(/.{9}/g) ?? []).join('/')} ${last === null ? '-' : nameOf(kind, last)}`;

const marksOf = (cells: string, letter: string): number => cells.split(letter).length - 1;

/** Nobody has a line in nine cells in which the other has one, and the last mark completes the one that wins. */
function isPossible(state: State): boolean {
  const { cells, last } = state;
  const lead = marksOf(cells, 'x') - marksOf(cells, 'o');
  if ((lead !== 0 && lead !== 1) || (last === null) !== /^\.+$/.test(cells)) return false;
  const mover = letterOf(1 - nextSeat(state));
  if (last !== null && cells[last] !== mover) return false;
  const other = (letter: string) => (letter === 'x' ? /o/g : /x/g);
  const hasBoth = (nine: string) => ['x', 'o'].every((letter) => lineIn(nine.replace(other(letter), '.')));
  if ((cells.match(/.{9}/g) ?? []).some(hasBoth)) return false;
  const line = winningLine(state);
  if (!line || last === null || state.kind === 'nested') return true;
  return line.includes(withinBoard(last));
}

function readPosition(notation: string): State | null {
  const [boards = '', lastName = '', ...rest] = notation.split(' ');
  if (rest.length > 0 || !/^[xo.]{9}(\/[xo.]{9}){0,8}$/.test(boards)) return null;
  const cells = boards.replaceAll('/', '');
  const kind = cells.length === countOf('single') ? 'single' : 'nested';
  if (cells.length !== countOf(kind)) return null;
  const last = lastName === '-' ? null : cellNamed(kind, lastName);
  if (last === null && lastName !== '-') return null;
  const state: State = { kind, cells, last };
  return isPossible(state) && (result(state) === null || last !== null) ? state : null;
}

/** What is read and written. */
export const notation: GameNotation<Tictactoe> = {
  readMove,
  readPosition,
  writePosition,
};
