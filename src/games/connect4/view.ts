// What everyone sees of Connect 4, what may be dropped, and what the move list says.
import type { Ahead, Entry, GameViews, Line, Seat } from '../../engine/game.ts';
import {
  type Connect4,
  lastSpot,
  lineThrough,
  openColumns,
  type State,
  toAct,
  type View,
  withDisc,
} from './rules.ts';

const view = (state: State): View => ({
  stacks: state.stacks,
  last: lastSpot(state),
  line: state.line,
  next: toAct(state)[0] ?? null,
});

const legalMoves = (seen: View, seat: Seat): number[] => (seen.next === seat ? openColumns(seen.stacks) : []);

function ahead(seen: View, seat: Seat): Ahead<Connect4> {
  const view = { ...seen, next: seat };
  return { view, moves: legalMoves(view, seat) };
}

/** What will be seen once this seat has dropped here. */
export function afterDrop(seen: View, seat: Seat, column: number): View {
  const stacks = withDisc(seen.stacks, seat, column);
  const last = [column, stacks[column - 1]?.length ?? 0] as const;
  const line = lineThrough(stacks, last);
  return { stacks, last, line, next: line ? null : 1 - seat };
}

const tell = (_before: State, entry: Entry<Connect4>): Line | null =>
  entry.kind === 'move' ? { seat: entry.by, key: 'drop', values: { column: entry.move } } : null;

/** What is shown and told. */
export const views: GameViews<Connect4> = {
  view,
  legalMoves,
  ahead,
  tell,
};
