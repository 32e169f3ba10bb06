// What each audience sees: the dice and one's own words; everybody's words and the missed ones after the round.
import type { Audience, Entry, GameViews, Line, Seat } from '../../engine/game.ts';
import { result } from './rules.ts';
import { feats, pointsOf, roundPoints, totals } from './scoring.ts';
import type { Boggle, Move, State, View } from './shapes.ts';

/** What nobody found, the longest first, without words nobody should be shown. */
function missedIn({ solution, unsaid, found }: State): string {
  const known = new Set([...unsaid, ...found.flat()]);
  return solution.filter((word) => !known.has(word)).join(' ');
}

export function view(state: State, to: Audience): View {
  const isCounted = state.phase === 'counting';
  return {
    rules: { ...state.rules },
    phase: result(state) ? 'over' : state.phase,
    round: state.round,
    board: state.phase === 'searching' || isCounted ? state.board : [],
    own: to === 'spectator' ? null : (state.found[to] ?? []),
    counts: state.found.map((words) => words.length),
    isDone: state.isDone,
    rounds: state.rounds,
    found: isCounted ? state.found : null,
    missed: isCounted ? missedIn(state) : null,
  };
}

/** The words of a board are too many to list, and nobody's to know. */
export function legalMoves({ phase, round, isDone }: View, seat: Seat): readonly Move[] | null {
  if (isDone[seat]) return [];
  if (phase === 'searching') return null;
  return phase === 'counting' ? [{ kind: 'continue', round }] : [];
}

function tellMove(seat: Seat, move: Move, to: Audience): Line | null {
  if (move.kind === 'continue') return null;
  if (move.kind === 'done') return { seat, key: 'done', values: {} };
  if (to !== seat) return null;
  const points = move.words.reduce((sum, word) => sum + pointsOf(word), 0);
  return { seat, key: 'found', values: { words: move.words.join(', '), points } };
}

/** What somebody finds is told to nobody else before the round is over. */
export function tell(before: State, entry: Entry<Boggle>, to: Audience): Line | null {
  if (entry.kind === 'move') return tellMove(entry.by, entry.move, to);
  if (entry.kind === 'timer') {
    if (before.phase !== 'searching') return null;
    return { seat: null, key: 'timeUp', values: { points: roundPoints(before.found).join(' : ') } };
  }
  return entry.deal.kind === 'roll' ? null : { seat: null, key: 'rolled', values: { round: before.round } };
}

/** What is shown and told. */
export const views: GameViews<Boggle> = {
  view,
  legalMoves,
  scores: (state) => totals(state.rounds, state.isDone.length),
  tell,
  feats,
};
