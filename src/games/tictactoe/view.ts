// What everyone sees of tic-tac-toe, what may be marked, and what the move list says.
import type { Ahead, Entry, GameViews, Line, Seat } from '../../engine/game.ts';
import { asIfPassed } from '../../kit/ahead.ts';
import { boardOf, nameOf } from './cells.ts';
import {
  boardsOf,
  nextSeat,
  result,
  type State,
  type Tictactoe,
  targetOf,
  type View,
  winningLine,
  withMark,
} from './rules.ts';

function view(state: State): View {
  const isOver = result(state) !== null;
  return {
    kind: state.kind,
    cells: state.cells,
    boards: boardsOf(state.cells),
    target: isOver ? null : targetOf(state),
    last: state.last,
    line: winningLine(state),
    turn: isOver ? null : nextSeat(state),
  };
}

/** Whether a mark may be put on this board now. */
export const isOpenBoard = ({ boards, target, turn }: View, board: number): boolean =>
  turn !== null && boards[board] === '.' && (target === null || target === board);

export const openCells = (seen: View): number[] =>
  Array.from(seen.cells, (_, cell) => cell).filter(
    (cell) => seen.cells[cell] === '.' && isOpenBoard(seen, boardOf(cell)),
  );

const legalMoves = (seen: View, seat: Seat): number[] => (seen.turn === seat ? openCells(seen) : []);

/** Where one will be sent is not known yet: any open board. */
const ahead = (seen: View, seat: Seat): Ahead<Tictactoe> =>
  asIfPassed({ ...seen, target: null }, seat, legalMoves);

/** What will be seen once this seat has put its mark here. */
export const afterMark = (seen: View, seat: Seat, cell: number): View => view(withMark(seen, seat, cell));

function tell(before: State, entry: Entry<Tictactoe>): Line | null {
  if (entry.kind !== 'move') return null;
  const { by, move } = entry;
  const board = boardOf(move);
  const isWon =
    before.kind === 'nested' && 'xo'.includes(boardsOf(withMark(before, by, move).cells)[board] ?? '.');
  return { seat: by, key: isWon ? 'boardWon' : 'mark', values: { cell: nameOf(before.kind, move) } };
}

/** What is shown and told. */
export const views: GameViews<Tictactoe> = {
  view,
  legalMoves,
  ahead,
  tell,
};
