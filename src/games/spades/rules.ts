// The rules of spades: deal, bid in turn, take tricks with spades as trump, count, until a side has won.
import type { Cause, Entry, GameRules, Result, Seat } from '../../engine/game.ts';
import { byRank, type Card, suitOf } from '../../kit/cards.ts';
import {
  actedLate,
  handNumber,
  handOf,
  readied,
  roundTimer,
  seatsToAct,
  shuffledDeck,
  undealt,
} from '../../kit/tricks/rounds.ts';
import {
  afterCard,
  following,
  givenOut,
  leading,
  openTrick,
  players,
  seats,
  suitLed,
  type Trick,
} from '../../kit/tricks/tricks.ts';
import { mayBidBlind, roundOf, sideOfSeat, sides, totals, winnerOf } from './scoring.ts';
import { type Bid, type Move, type Rules, type Spades, type State, targets } from './shapes.ts';

/** Left of the dealer: bids first and leads first. The deal moves left hand by hand. */
export const firstOf = (hand: number): Seat => (hand - 1) % players;

const unplayed = (rules: Rules, rounds: State['rounds']): State => ({
  ...undealt,
  rules,
  rounds,
  covered: seats.map(() => false),
  bids: seats.map(() => null),
});

export const start = (rules: Rules): State => unplayed(rules, []);

/** Whose bid comes next; null when all have bid. */
export function bidder(first: Seat, bids: State['bids']): Seat | null {
  const order = seats.map((n) => (first + n) % players);
  return order.find((seat) => bids[seat] === null) ?? null;
}

export function toAct(state: State): readonly (Seat | 'dealer')[] {
  return state.phase === 'bidding'
    ? [bidder(firstOf(handNumber(state)), state.bids) ?? 0]
    : seatsToAct(state, result(state) !== null);
}

/** A spade was played: on another suit, or led from a hand of nothing else. */
export const isBroken = (tricks: readonly Trick[]): boolean =>
  tricks.some((trick) => trick.cards.some((card) => suitOf(card) === 'S'));

/** What may be played from a hand, given the tricks so far of which the last is open. */
export function playable(hand: readonly Card[], tricks: readonly Trick[]): readonly Card[] {
  const led = suitLed(openTrick(tricks));
  return led ? following(hand, led) : leading(hand, isBroken(tricks) ? null : 'S');
}

/** Why a card may not be played from a hand; `follow.H` says which suit must be followed. */
export function cardRefusal(hand: readonly Card[], tricks: readonly Trick[], card: Card): string | null {
  if (!hand.includes(card)) return 'notYourCard';
  if (playable(hand, tricks).includes(card)) return null;
  const led = suitLed(openTrick(tricks));
  return led ? `follow.${led}` : 'spadesClosed';
}

function bidRefusal(state: State, seat: Seat, bid: Bid): string | null {
  if (bid === 'blind') return state.covered[seat] ? null : 'blindClosed';
  return state.covered[seat] ? 'lookFirst' : null;
}

const phaseOf = { look: 'bidding', bid: 'bidding', card: 'playing', continue: 'counting' } as const;

export function refusal(state: State, seat: Seat, move: Move): string | null {
  if (move.kind === 'continue' && move.hand !== handNumber(state)) return 'otherHand';
  if (!toAct(state).includes(seat)) return 'notYourTurn';
  if (phaseOf[move.kind] !== state.phase) return `notNow.${state.phase}`;
  if (move.kind === 'look') return state.covered[seat] ? null : 'alreadyLooked';
  if (move.kind === 'bid') return bidRefusal(state, seat, move.bid);
  return move.kind === 'card' ? cardRefusal(handOf(state, seat), state.tricks, move.card) : null;
}

function dealt(state: State, cards: readonly Card[]): State {
  const covered = seats.map((seat) => mayBidBlind(state.rounds, seat));
  return { ...state, phase: 'bidding', hands: givenOut(cards), covered };
}

function bidden(state: State, seat: Seat, bid: Bid): State {
  const bids = state.bids.with(seat, bid);
  const next: State = { ...state, bids, covered: state.covered.with(seat, false) };
  const first = firstOf(handNumber(state));
  return bidder(first, bids) === null
    ? { ...next, phase: 'playing', tricks: [{ leader: first, cards: [] }] }
    : next;
}

function played(state: State, seat: Seat, card: Card): State {
  const after = { ...state, ...afterCard(state, seat, card, 'S') };
  if (after.hands.some((hand) => hand.length > 0)) return after;
  const rounds = [...state.rounds, roundOf(state.bids, after.tricks, state.rounds.at(-1))];
  return { ...after, phase: 'counting', rounds };
}

const nextHand = ({ rules, rounds }: State): State => unplayed(rules, rounds);

function act(state: State, seat: Seat, move: Move): State {
  if (move.kind === 'look') return { ...state, covered: state.covered.with(seat, false) };
  if (move.kind === 'bid') return bidden(state, seat, move.bid);
  return move.kind === 'card' ? played(state, seat, move.card) : readied(state, seat, nextHand);
}

const sureTricks = (hand: readonly Card[]) => hand.filter((card) => /^[AK]/.test(card)).length;

/** What happens to a seat that let the time run out. */
export function automatic(state: State, seat: Seat): Move {
  const hand = handOf(state, seat);
  if (state.phase === 'counting') return { kind: 'continue', hand: handNumber(state) };
  if (state.phase === 'bidding') return { kind: 'bid', bid: Math.max(1, sureTricks(hand)) };
  const [card = 'AS'] = playable(hand, state.tricks).toSorted(byRank);
  return { kind: 'card', card };
}

export function play(state: State, entry: Entry<Spades>): State {
  if (entry.kind === 'deal') return dealt(state, entry.deal);
  if (entry.kind === 'move') return act(state, entry.by, entry.move);
  return actedLate(state, toAct(state), (late, seat) => act(late, seat, automatic(late, seat)));
}

/** Looking at one's cards gives no more time to bid. */
export function timer(state: State) {
  if (state.phase !== 'bidding') return roundTimer(state, result(state) !== null);
  const bids = state.bids.filter((bid) => bid !== null).length;
  return { name: `bid ${handNumber(state)}.${bids + 1}`, ms: 30_000 };
}

export function result(state: State): Result | null {
  const winner = state.phase === 'counting' ? winnerOf(totals(state.rounds), state.rules.target) : null;
  if (winner === null) return null;
  const reached = totals(state.rounds)[winner] >= state.rules.target;
  const places = winner === 0 ? sides : sides.toReversed();
  return { places, reason: 'normal', how: reached ? 'target' : 'sunk' };
}

export const betweenRounds = (state: State): boolean => state.phase === 'counting' && result(state) === null;

/** Whoever goes takes the partner along. */
export function forfeit(_state: State, seat: Seat, cause: Cause): Result {
  const reason = { resigned: 'resign', flagged: 'time', left: 'abandoned' } as const;
  return { places: sideOfSeat(seat) === 0 ? sides.toReversed() : sides, reason: reason[cause] };
}

/** What the engine asks of the rules. */
export const rules: GameRules<Spades> = {
  version: 1,
  ruleSets: { standard: { target: 500 } },
  options: { target: targets },
  sides: () => sides,
  start,
  toAct,
  refusal,
  play,
  deal: shuffledDeck,
  timer,
  result,
  betweenRounds,
  forfeit,
};
