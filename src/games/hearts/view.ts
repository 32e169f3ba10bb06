// What each audience sees of a hand: its own cards and what it passed, and everything that lay open on the table.
import type { Audience, Entry, GameViews, Line, Seat } from '../../engine/game.ts';
import { type Card, cardSign } from '../../kit/cards.ts';
import { handNumber, handOf } from '../../kit/tricks/rounds.ts';
import { nextToPlay, seats, wasDiscarded, withCard } from '../../kit/tricks/tricks.ts';
import { automatic, betweenRounds, directionOf, play, playable, receiverOf, result, toAct } from './rules.ts';
import { feats, moonShooter, pointsOf, totals } from './scoring.ts';
import type { Hearts, Move, State, View } from './shapes.ts';

function receivedBy(state: State, seat: Seat): readonly Card[] | null {
  if (state.phase === 'passing') return null;
  const direction = directionOf(handNumber(state));
  const giver = seats.find((from) => receiverOf(from, direction) === seat);
  return giver === undefined ? null : (state.passes[giver] ?? null);
}

export function view(state: State, to: Audience): View {
  const isSeat = to !== 'spectator';
  return {
    rules: { moon: state.rules.moon, target: state.rules.target },
    hand: handNumber(state),
    phase: result(state) ? 'over' : state.phase,
    own: isSeat ? handOf(state, to) : null,
    given: isSeat ? (state.passes[to] ?? null) : null,
    received: isSeat ? receivedBy(state, to) : null,
    counts: state.hands.map((hand) => hand.length),
    hasChosen: state.passes.map((pass) => pass !== null),
    tricks: state.tricks.map(({ leader, cards }) => ({ leader, cards })),
    rounds: state.rounds,
    isReady: state.ready,
  };
}

function threes(hand: readonly Card[]): Card[][] {
  return hand.flatMap((a, i) =>
    hand.slice(i + 1).flatMap((b, j) => hand.slice(i + j + 2).map((c) => [a, b, c])),
  );
}

export function legalMoves(seen: View, seat: Seat): readonly Move[] {
  const { own, hand } = seen;
  if (!own) return [];
  if (seen.phase === 'passing')
    return seen.hasChosen[seat] ? [] : threes(own).map((cards) => ({ kind: 'pass', hand, cards }));
  if (seen.phase === 'counting') return seen.isReady[seat] ? [] : [{ kind: 'continue', hand }];
  const open = seen.tricks.at(-1);
  if (seen.phase !== 'playing' || !open || nextToPlay(open) !== seat) return [];
  return playable(own, seen.tricks).map((card) => ({ kind: 'card', card }));
}

/** One's own move as if it had happened, while it is on its way. */
export function afterOwn(seen: View, seat: Seat, move: Move): View {
  if (move.kind === 'continue') return { ...seen, isReady: seen.isReady.with(seat, true) };
  if (move.kind === 'pass') return { ...seen, given: move.cards, hasChosen: seen.hasChosen.with(seat, true) };
  const own = seen.own?.filter((card) => card !== move.card) ?? null;
  return { ...seen, own, tricks: withCard(seen.tricks, move.card) };
}

function tellCard(before: State, seat: Seat, card: Card, isLate: boolean): Line {
  const after = play(before, { kind: 'move', at: 0, by: seat, move: { kind: 'card', card } });
  const values = { card: cardSign(card) };
  const shooter = after.phase === 'counting' ? moonShooter(pointsOf(after.tricks)) : null;
  if (shooter !== null) return { seat: shooter, key: 'moon', values };
  const isBreaking = !wasDiscarded(before.tricks, 'H') && wasDiscarded(after.tricks, 'H');
  return { seat, key: isBreaking ? 'broke' : isLate ? 'playedLate' : 'played', values };
}

function tellMove(before: State, seat: Seat, move: Move, to: Audience): Line | null {
  if (move.kind === 'card') return tellCard(before, seat, move.card, false);
  if (move.kind === 'continue') return null;
  if (to !== seat) return { seat, key: 'chose', values: {} };
  return { seat, key: 'passed', values: { cards: move.cards.map(cardSign).join(' ') } };
}

/** What was passed is told only to who passed it. */
export function tell(before: State, entry: Entry<Hearts>, to: Audience): Line | null {
  const hand = handNumber(before);
  if (entry.kind === 'deal') return { seat: null, key: `dealt.${directionOf(hand)}`, values: { hand } };
  if (entry.kind === 'move') return tellMove(before, entry.by, entry.move, to);
  if (betweenRounds(before)) return null;
  if (before.phase === 'passing') return { seat: null, key: 'timeUp', values: {} };
  const [seat] = toAct(before);
  if (typeof seat !== 'number') return null;
  const move = automatic(before, seat);
  return move.kind === 'card' ? tellCard(before, seat, move.card, true) : null;
}

/** What is shown and told. */
export const views: GameViews<Hearts> = {
  view,
  legalMoves,
  scores: (state) => totals(state.rounds),
  feats,
  tell,
};
