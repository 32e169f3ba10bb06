// What each audience sees of a game: its own rack, the table, and of all else only how much there is.
import type { Audience, Entry, GameViews, Line, Seat } from '../../engine/game.ts';
import { newSets, parseLayout, playedIn } from './layout.ts';
import { isOver, rackOf, toAct } from './rules.ts';
import { pointsOf } from './scoring.ts';
import { worthOfAll } from './sets.ts';
import type { Move, State, TileRummy, View } from './shapes.ts';
import { minus, type Tile, tileSign } from './tiles.ts';

export function view(state: State, to: Audience): View {
  const isAtEnd = isOver(state);
  return {
    rules: { seconds: state.rules.seconds },
    phase: isAtEnd ? 'over' : state.isDealt ? 'playing' : 'dealing',
    table: state.table,
    own: to === 'spectator' ? null : rackOf(state, to),
    counts: state.racks.map((rack) => rack.length),
    pool: state.pool.length,
    turn: toAct(state).length > 0 && state.isDealt ? state.turn : null,
    turns: state.turns,
    hasOpened: state.hasOpened,
    last: state.last && { by: state.last.by, tiles: state.last.tiles },
    end: isAtEnd ? { left: state.racks, points: pointsOf(state.racks) } : null,
  };
}

/** Null when it is one's turn: ways to lay out a table are too many to list. */
export const legalMoves = (seen: View, seat: Seat): readonly Move[] | null =>
  seen.turn === seat ? null : [];

/** One's own move as if it had happened, as far as it can be known before it has. */
export function afterOwn(seen: View, seat: Seat, move: Move): View {
  const table = move.kind === 'lay' ? parseLayout(move.table) : null;
  if (!table) return seen;
  const tiles = playedIn(seen.table, table);
  const own = minus(seen.own ?? [], tiles) ?? [];
  const counts = seen.counts.with(seat, own.length);
  return { ...seen, table, own, counts, turn: null, last: { by: seat, tiles } };
}

const signsOf = (tiles: readonly Tile[]): string => tiles.map(tileSign).join(' ');

function tellLaid(before: State, seat: Seat, text: string): Line {
  const table = parseLayout(text) ?? [];
  const tiles = signsOf(playedIn(before.table, table));
  if (before.hasOpened[seat]) return { seat, key: 'laid', values: { tiles } };
  const points = worthOfAll(newSets(before.table, table) ?? []);
  return { seat, key: 'opened', values: { points, tiles } };
}

/** What was drawn is nobody's news. */
export function tell(before: State, entry: Entry<TileRummy>): Line | null {
  if (entry.kind === 'deal') return { seat: null, key: 'dealt', values: {} };
  if (entry.kind === 'move' && entry.move.kind === 'lay') return tellLaid(before, entry.by, entry.move.table);
  const isLate = entry.kind === 'timer';
  const key = before.pool.length > 0 ? (isLate ? 'lateDrew' : 'drew') : isLate ? 'latePassed' : 'passed';
  return { seat: before.turn, key, values: {} };
}

/** While it goes on, what is in the hands is not counted: it would be told by the points. */
const scores = (state: State): readonly number[] =>
  isOver(state) ? pointsOf(state.racks) : state.racks.map(() => 0);

/** What is shown and told. */
export const views: GameViews<TileRummy> = {
  view,
  legalMoves,
  scores,
  tell,
};
