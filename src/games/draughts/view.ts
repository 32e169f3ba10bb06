// What everyone sees of draughts, what may be moved, and what the move list says.
import type { Ahead, Entry, Line, Seat } from '../../engine/game.ts';
import { afterRoute } from '../../kit/routes.ts';
import { writeMove } from './notation.ts';
import {
  custom,
  type Draughts,
  type Move,
  play,
  routeOf,
  routesFor,
  type State,
  sideOfSeat,
  toAct,
  type View,
} from './rules.ts';

export const view = (state: State): View => ({
  pieces: state.pieces,
  turn: toAct(state)[0] ?? null,
  last: state.last,
});

export const legalMoves = (seen: View, seat: Seat): Move[] =>
  seen.turn === seat ? routesFor(seen.pieces, seat).map(({ path }) => path) : [];

export function ahead(seen: View, seat: Seat): Ahead<Draughts> {
  const view = { ...seen, turn: seat };
  return { view, moves: legalMoves(view, seat) };
}

/** What will be seen once this seat has moved so. */
export function afterMove(seen: View, seat: Seat, move: Move): View {
  const last = routeOf(seen.pieces, seat, move);
  if (!last) return seen;
  return { pieces: afterRoute(custom, seen.pieces, sideOfSeat(seat), last), turn: 1 - seat, last };
}

const kings = (pieces: string) => pieces.match(/[WB]/g)?.length ?? 0;

export function tell(before: State, entry: Entry<Draughts>): Line | null {
  if (entry.kind !== 'move') return null;
  const after = play(before, entry);
  const isCrowned = kings(after.pieces) > kings(before.pieces) - takenKings(before, after);
  const move = writeMove(entry.move, (after.last?.taken.length ?? 0) > 0);
  return { seat: entry.by, key: isCrowned ? 'crowned' : 'move', values: { move } };
}

const takenKings = ({ pieces }: State, { last }: State): number =>
  kings((last?.taken ?? []).map((square) => pieces[square - 1]).join(''));
