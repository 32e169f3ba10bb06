// What everyone sees of Ludo, what may be done, and what the move list says.
import type { Entry, GameViews, Line, Seat } from '../../engine/game.ts';
import { type Ludo, type Move, movable, moved, type State, type View } from './rules.ts';
import { home, isOnTrack, yard } from './track.ts';

const view = (state: State): View => ({
  rules: { exit: state.rules.exit, captures: state.rules.captures, pawns: state.rules.pawns },
  pawns: state.pawns,
  turn: state.turn,
  phase: state.phase,
  die: state.die,
  last: state.last,
  acts: state.acts,
});

export function legalMoves(seen: View, seat: Seat): readonly Move[] {
  if (seen.turn !== seat) return [];
  if (seen.phase === 'roll') return [{ kind: 'roll' }];
  if (seen.phase !== 'move' || seen.die === null) return [];
  return movable(seen, seat, seen.die).map((pawn) => ({ kind: 'move', pawn }));
}

function tellMove(before: State, seat: Seat, pawn: number): Line {
  const die = before.die ?? 0;
  const { from, to, captured } = moved(before, seat, pawn, die);
  const values = { die, from, to };
  if (captured.length > 0) return { seat, key: 'captures', values: { die, to, count: captured.length } };
  if (to === home) return { seat, key: 'home', values: { die } };
  if (from === yard) return { seat, key: 'comesOut', values: { die } };
  return { seat, key: isOnTrack(to) ? 'moves' : 'inLane', values };
}

/** What is rolled is told with the move; by itself only where nothing can be moved. */
function tellRoll(before: State, die: number): Line | null {
  const seat = before.turn;
  if (die === 6 && before.sixes === 2) return { seat, key: 'threeSixes', values: {} };
  return movable(before, seat, die).length > 0 ? null : { seat, key: 'stays', values: { die } };
}

function tell(before: State, entry: Entry<Ludo>): Line | null {
  if (entry.kind === 'timer') return { seat: before.turn, key: 'timeUp', values: {} };
  if (entry.kind === 'deal') return tellRoll(before, entry.deal);
  return entry.move.kind === 'roll' ? null : tellMove(before, entry.by, entry.move.pawn);
}

/** What is shown and told. */
export const views: GameViews<Ludo> = { view, legalMoves, tell };
