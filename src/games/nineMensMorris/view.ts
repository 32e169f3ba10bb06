// What everyone sees of Nine Men's Morris, what may be moved, and what the move list says.
import type { Ahead, Entry, GameViews, Line, Seat } from '../../engine/game.ts';
import { asIfPassed } from '../../kit/ahead.ts';
import { stepFrom, textOf } from './position.ts';
import {
  afterMove,
  letterOf,
  type Move,
  type NineMensMorris,
  type Points,
  type State,
  stepsFor,
  toAct,
  type View,
} from './rules.ts';

const view = (state: State): View => ({
  points: state.points,
  hands: state.hands,
  flying: state.flying,
  last: state.last,
  turn: toAct(state)[0] ?? null,
  twice: [...new Set(state.seen.filter((key, at) => state.seen.indexOf(key) < at))],
});

const legalMoves = (seen: View, seat: Seat): Move[] =>
  seen.turn === seat ? stepsFor(seen, seat).map(textOf) : [];

const ahead = (seen: View, seat: Seat): Ahead<NineMensMorris> => asIfPassed(seen, seat, legalMoves);

/** What will be seen once this seat has moved so. */
export const afterOwn = (seen: View, seat: Seat, move: Move): View => ({
  ...afterMove(seen, seat, move),
  turn: 1 - seat,
  twice: seen.twice,
});

export const menOf = (points: Points, seat: Seat): number => points.split(letterOf(seat)).length - 1;

function tell(_before: State, entry: Entry<NineMensMorris>): Line | null {
  if (entry.kind !== 'move') return null;
  const isMill = stepFrom(entry.move)?.taken !== null;
  return { seat: entry.by, key: isMill ? 'mill' : 'move', values: { move: entry.move } };
}

/** What is shown and told. */
export const views: GameViews<NineMensMorris> = {
  view,
  legalMoves,
  ahead,
  tell,
};
