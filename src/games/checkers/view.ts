// What everyone sees of checkers, what may be moved, and what the move list says.
import type { Ahead, Entry, GameViews, Line, Seat } from '../../engine/game.ts';
import { asIfPassed } from '../../kit/ahead.ts';
import { listed, sightOf, told } from '../../kit/jumps/jumpGame.ts';
import { writeMove } from './notation.ts';
import { type Checkers, game, type Move, type State, toAct, type View } from './rules.ts';

const view = (state: State): View => sightOf(game, state, toAct(state).length === 0);

const legalMoves = (seen: View, seat: Seat): Move[] => listed(game, seen, seat);

const ahead = (seen: View, seat: Seat): Ahead<Checkers> => asIfPassed(seen, seat, legalMoves);

const tell = (before: State, entry: Entry<Checkers>): Line | null =>
  entry.kind === 'move' ? told(game, before, entry.move, writeMove) : null;

/** What is shown and told. */
export const views: GameViews<Checkers> = {
  view,
  legalMoves,
  ahead,
  tell,
};
