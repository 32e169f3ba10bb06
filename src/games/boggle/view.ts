// What each audience sees: the dice and one's own words; everybody's words and the missed ones after the round.
import type { Audience, Entry, GameViews, Line, Seat } from '../../engine/game.ts';
import { ownTimes, result } from './rules.ts';
import { feats, pointsOf, roundPoints, totals } from './scoring.ts';
import type { Boggle, Counted, Move, State, View } from './shapes.ts';

/** What nobody found, the longest first, without words nobody should be shown. */
function missedIn({ solution, unsaid, found }: Counted): string {
  const known = new Set([...unsaid, ...found.flat()]);
  return solution.filter((word) => !known.has(word)).join(' ');
}

function apartFor({ apart }: State, mayWait: boolean): View['apart'] {
  if (!apart) return undefined;
  const { begun, last } = apart;
  const isShown = mayWait && last !== null;
  return {
    begun: begun.map((since) => since !== null),
    last: isShown ? { board: last.board, found: last.found, missed: missedIn(last) } : null,
  };
}

/** Where each searches at another time, nobody sees the dice before, and nobody how the others get on. */
export function view(state: State, to: Audience): View {
  const isCounted = state.phase === 'counting';
  const hasBegun = !state.apart || (to !== 'spectator' && state.apart.begun[to] !== null);
  const apart = apartFor(state, !isCounted && !hasBegun);
  return {
    rules: { ...state.rules },
    phase: result(state) ? 'over' : state.phase,
    round: state.round,
    board: isCounted || (state.phase === 'searching' && hasBegun) ? state.board : [],
    own: to === 'spectator' ? null : (state.found[to] ?? []),
    counts: state.found.map((words, seat) =>
      isCounted || !state.apart || seat === to ? words.length : null,
    ),
    isDone: state.isDone,
    rounds: state.rounds,
    found: isCounted ? state.found : null,
    missed: isCounted ? missedIn(state) : null,
    ...(apart && { apart }),
  };
}

/** The words of a board are too many to list, and nobody's to know. */
export function legalMoves({ phase, round, isDone, apart }: View, seat: Seat): readonly Move[] | null {
  if (isDone[seat]) return [];
  if (phase === 'searching' && apart?.begun[seat] === false) return [{ kind: 'begin', round }];
  if (phase === 'searching') return null;
  return phase === 'counting' ? [{ kind: 'continue', round }] : [];
}

/** Of a round that the others have searched before. */
function tellLast(before: State, seat: Seat): Line | null {
  const isLast = before.isDone.every((isDone, other) => isDone || other === seat);
  if (!before.apart || !isLast) return null;
  return { seat: null, key: 'counted', values: { points: roundPoints(before.found).join(' : ') } };
}

/** To begin is told to nobody: it is done at the table, where the dice are. */
function tellMove(seat: Seat, move: Move, to: Audience): Line | null {
  if (move.kind === 'continue' || move.kind === 'begin') return null;
  if (move.kind === 'done') return { seat, key: 'done', values: {} };
  if (to !== seat) return null;
  const points = move.words.reduce((sum, word) => sum + pointsOf(word), 0);
  return { seat, key: 'found', values: { words: move.words.join(', '), points } };
}

/** What somebody finds is told to nobody else before the round is over. */
export function tell(before: State, entry: Entry<Boggle>, to: Audience): Line | null {
  if (entry.kind === 'move') {
    const last = entry.move.kind === 'done' ? tellLast(before, entry.by) : null;
    return last ?? tellMove(entry.by, entry.move, to);
  }
  if (entry.kind === 'timer') {
    const own = ownTimes(before).find(({ name }) => name === entry.timer);
    if (own) return tellLast(before, own.seat) ?? { seat: own.seat, key: 'done', values: {} };
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
