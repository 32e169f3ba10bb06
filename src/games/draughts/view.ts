// What everyone sees of draughts, what may be moved, and what the move list says.
import type { Ahead, Entry, Line, Seat } from '../../engine/game.ts';
import { asIfPassed } from '../../kit/ahead.ts';
import { listed, sightOf, told } from '../../kit/jumpGame.ts';
import { writeMove } from './notation.ts';
import { type Draughts, game, type Move, type State, toAct, type View } from './rules.ts';

export const view = (state: State): View => sightOf(game, state, toAct(state).length === 0);

export const legalMoves = (seen: View, seat: Seat): Move[] => listed(game, seen, seat);

export const ahead = (seen: View, seat: Seat): Ahead<Draughts> => asIfPassed(seen, seat, legalMoves);

export const tell = (before: State, entry: Entry<Draughts>): Line | null =>
  entry.kind === 'move' ? told(game, before, entry.move, writeMove) : null;
