// What everyone sees of Blob Wars, what may be done, and what the move list says.
import type { Ahead, Entry, GameViews, Line, Seat } from '../../engine/game.ts';
import { asIfPassed } from '../../kit/ahead.ts';
import {
  afterMove,
  type BlobWars,
  blobsOf,
  claims,
  isClaim,
  type Move,
  movesFor,
  result,
  type State,
  type View,
} from './rules.ts';

const view = (state: State): View => ({
  cells: state.cells,
  turn: result(state) ? null : state.turn,
  withoutClone: state.withoutClone,
  last: state.last,
  isLate: state.isLate,
});

function legalMoves(seen: View, seat: Seat): readonly Move[] {
  if (seen.turn === null) return [];
  if (seen.turn === seat) return movesFor(seen, seat);
  return seen.isLate ? claims : [];
}

const ahead = (seen: View, seat: Seat): Ahead<BlobWars> => asIfPassed(seen, seat, legalMoves);

/** What will be seen once this seat has moved so. */
export const afterOwn = (seen: View, seat: Seat, move: Move): View =>
  isClaim(move) ? seen : { ...afterMove(seen, seat, move), turn: 1 - seat };

function tell(before: State, entry: Entry<BlobWars>): Line | null {
  if (entry.kind === 'timer') return { seat: before.turn, key: 'late', values: {} };
  if (entry.kind !== 'move') return null;
  const { by, move } = entry;
  if (isClaim(move)) return { seat: by, key: `claim.${move}`, values: {} };
  if (move === 'pass') return { seat: by, key: 'pass', values: {} };
  const count = afterMove(before, by, move).last?.turned.length ?? 0;
  return count > 0
    ? { seat: by, key: 'turns', values: { move, count } }
    : { seat: by, key: 'move', values: { move } };
}

/** What is shown and told. */
export const views: GameViews<BlobWars> = {
  view,
  legalMoves,
  ahead,
  scores: ({ cells }) => [blobsOf(cells, 0), blobsOf(cells, 1)],
  tell,
};
