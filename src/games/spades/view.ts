// What each audience sees of a hand: its own cards once it has looked, the bids, and everything that lay open on the table.
import type { Audience, Entry, GameViews, Line, Seat } from '../../engine/game.ts';
import { type Card, cardSign } from '../../kit/cards.ts';
import { handNumber, handOf } from '../../kit/tricks/rounds.ts';
import { handSize, nextToPlay, seats, withCard } from '../../kit/tricks/tricks.ts';
import {
  automatic,
  betweenRounds,
  bidder,
  firstOf,
  isBroken,
  play,
  playable,
  result,
  toAct,
} from './rules.ts';
import { feats, sideOfSeat, totals } from './scoring.ts';
import type { Bid, Move, Spades, State, View } from './shapes.ts';

export function view(state: State, to: Audience): View {
  const hand = handNumber(state);
  return {
    rules: { target: state.rules.target },
    hand,
    phase: result(state) ? 'over' : state.phase,
    first: firstOf(hand),
    own: to === 'spectator' || state.covered[to] ? null : handOf(state, to),
    counts: state.hands.map((cards) => cards.length),
    covered: state.covered,
    bids: state.bids,
    tricks: state.tricks.map(({ leader, cards }) => ({ leader, cards })),
    rounds: state.rounds,
    isReady: state.ready,
  };
}

const allBids: readonly Move[] = Array.from({ length: handSize + 1 }, (_, bid) => ({ kind: 'bid', bid }));

export function legalMoves(seen: View, seat: Seat): readonly Move[] {
  const { hand, first, bids, tricks } = seen;
  if (seen.phase === 'counting') return seen.isReady[seat] ? [] : [{ kind: 'continue', hand }];
  if (seen.phase === 'bidding') {
    if (bidder(first, bids) !== seat) return [];
    return seen.covered[seat] ? [{ kind: 'look' }, { kind: 'bid', bid: 'blind' }] : allBids;
  }
  const open = tricks.at(-1);
  if (seen.phase !== 'playing' || !open || nextToPlay(open) !== seat) return [];
  return playable(seen.own ?? [], tricks).map((card) => ({ kind: 'card', card }));
}

/** One's own move as if it had happened, while it is on its way. */
export function afterOwn(seen: View, seat: Seat, move: Move): View {
  if (move.kind === 'look') return seen; // the cards come with the answer
  if (move.kind === 'continue') return { ...seen, isReady: seen.isReady.with(seat, true) };
  if (move.kind === 'bid') return { ...seen, bids: seen.bids.with(seat, move.bid) };
  const own = seen.own?.filter((card) => card !== move.card) ?? null;
  return { ...seen, own, tricks: withCard(seen.tricks, move.card) };
}

function tellBid(seat: Seat, bid: Bid, isLate: boolean): Line {
  if (bid === 'blind') return { seat, key: 'bidBlind', values: {} };
  if (bid === 0) return { seat, key: 'bidNil', values: {} };
  return { seat, key: isLate ? 'bidLate' : 'bid', values: { bid } };
}

function tellCard(before: State, seat: Seat, card: Card, isLate: boolean): Line {
  const after = play(before, { kind: 'move', at: 0, by: seat, move: { kind: 'card', card } });
  const isBreaking = !isBroken(before.tricks) && isBroken(after.tricks);
  const key = isBreaking ? 'broke' : isLate ? 'playedLate' : 'played';
  return { seat, key, values: { card: cardSign(card) } };
}

function tellAct(before: State, seat: Seat, move: Move, isLate: boolean): Line | null {
  if (move.kind === 'card') return tellCard(before, seat, move.card, isLate);
  return move.kind === 'bid' ? tellBid(seat, move.bid, isLate) : null;
}

export function tell(before: State, entry: Entry<Spades>): Line | null {
  if (entry.kind === 'deal') return { seat: null, key: 'dealt', values: { hand: handNumber(before) } };
  if (entry.kind === 'move') return tellAct(before, entry.by, entry.move, false);
  const [seat] = toAct(before);
  if (betweenRounds(before) || typeof seat !== 'number') return null;
  return tellAct(before, seat, automatic(before, seat), true);
}

/** What is shown and told. */
export const views: GameViews<Spades> = {
  view,
  legalMoves,
  scores: (state) => seats.map((seat) => totals(state.rounds)[sideOfSeat(seat)]),
  tell,
  feats,
};
