// What one may have in mind while the other thinks, in games where that is what one could play now.
import type { Seat } from '../engine/game.ts';

/** The board as if the other side had passed, and the moves there. */
export function asIfPassed<View extends { readonly turn: Seat | null }, Move>(
  seen: View,
  seat: Seat,
  legalMoves: (seen: View, seat: Seat) => readonly Move[],
) {
  const view = { ...seen, turn: seat };
  return { view, moves: legalMoves(view, seat) };
}
