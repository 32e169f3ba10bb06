// What each audience sees: its own four cards, of the others only whether they have chosen; the match once it is called.
import type { Audience, Entry, GameViews, Line, Seat } from '../../engine/game.ts';
import { cardSign } from '../../kit/cards.ts';
import { giverTo, handOf, play, playersIn, result } from './rules.ts';
import type { MatchAndPass, Move, State, View } from './shapes.ts';

function openedWith(state: State) {
  const [first] = state.pressed;
  return first === undefined ? null : handOf(state, first);
}

export function view(state: State, to: Audience): View {
  const seat = to === 'spectator' ? null : to;
  const players = playersIn(state);
  const giver = seat !== null && players.includes(seat) ? giverTo(players, seat) : null;
  return {
    rules: { strikes: state.rules.strikes },
    phase: result(state) ? 'over' : state.phase,
    round: state.round,
    pass: state.pass,
    strikes: state.strikes,
    out: state.out,
    own: seat === null ? null : handOf(state, seat),
    chosen: seat === null ? null : (state.chosen[seat] ?? null),
    given: seat === null ? [] : (state.passed[seat] ?? []),
    got: giver === null || state.phase === 'between' ? [] : (state.passed[giver] ?? []),
    hasChosen: state.chosen.map((card) => card !== null),
    pressed: state.pressed,
    match: openedWith(state),
    struck: state.struck,
    isReady: state.ready,
  };
}

/** null while cards are passed: four of a kind would hardly ever come of choosing blindly from a list. */
export function legalMoves(seen: View, seat: Seat): readonly Move[] | null {
  const { round, phase } = seen;
  if (phase === 'over' || !playersIn(seen).includes(seat)) return [];
  if (phase === 'passing') return null;
  if (phase === 'window') return seen.pressed.includes(seat) ? [] : [{ kind: 'match', round }];
  return phase === 'between' && !seen.isReady[seat] ? [{ kind: 'continue', round }] : [];
}

/** One's own move as if it had happened, while it is on its way. */
export function afterOwn(seen: View, seat: Seat, move: Move): View {
  if (move.kind === 'continue') return { ...seen, isReady: seen.isReady.with(seat, true) };
  if (move.kind === 'match') return { ...seen, chosen: null, pressed: [...seen.pressed, seat] };
  return { ...seen, chosen: move.card, hasChosen: seen.hasChosen.with(seat, move.card !== null) };
}

/** Everyone hears of their own two cards only. */
function tellPass(after: State, to: Audience): Line {
  const players = playersIn(after);
  if (to === 'spectator' || !players.includes(to)) return { seat: null, key: 'passed', values: {} };
  const [given, got] = [to, giverTo(players, to)].map((seat) => after.passed[seat]?.at(-1));
  if (!given || !got) return { seat: null, key: 'passed', values: {} };
  return { seat: to, key: 'swapped', values: { given: cardSign(given), got: cardSign(got) } };
}

/** A round ends: one is named, several are counted. */
function tellStrikes({ struck, strikes, rules }: State): Line {
  const [seat = null, ...others] = struck;
  if (others.length) return { seat: null, key: 'struckMany', values: { count: struck.length } };
  const count = seat === null ? 0 : (strikes[seat] ?? 0);
  return { seat, key: count >= rules.strikes ? 'out' : 'struck', values: { count } };
}

export function tell(before: State, entry: Entry<MatchAndPass>, to: Audience): Line | null {
  if (entry.kind === 'deal') return { seat: null, key: 'dealt', values: { round: before.round } };
  const after = play(before, entry);
  if (before.phase === 'between') return null;
  if (after.phase === 'between') return tellStrikes(after);
  if (after.pass !== before.pass) return tellPass(after, to);
  if (entry.kind !== 'move' || entry.move.kind !== 'match') return null;
  const isFirst = before.phase === 'passing';
  return { seat: entry.by, key: isFirst ? 'opened' : 'pressed', values: { place: after.pressed.length } };
}

/** What is shown and told. */
export const views: GameViews<MatchAndPass> = {
  view,
  legalMoves,
  scores: (state) => state.strikes,
  tell,
};
