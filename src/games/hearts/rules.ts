// The rules of hearts: deal, pass three cards, take tricks without points, count, until someone reaches the target.
import type { Entry, GameRules, Result, Seat } from '../../engine/game.ts';
import { byRank, bySuit, type Card } from '../../kit/cards.ts';
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
  wasDiscarded,
} from '../../kit/tricks/tricks.ts';
import { costOf, isDecided, placesBy, pointsOf, scoreOf, totals } from './scoring.ts';
import type { Hearts, Move, Rules, State } from './shapes.ts';

export const directions = ['left', 'right', 'across', 'none'] as const;
export type Direction = (typeof directions)[number];

export const cardsToPass = 3;
const firstLead: Card = '2C';

export const directionOf = (hand: number): Direction => directions[(hand - 1) % directions.length] ?? 'none';

/** Who receives what this seat passes. */
export const receiverOf = (seat: Seat, direction: Direction): Seat =>
  (seat + { left: 1, across: 2, right: 3, none: 0 }[direction]) % players;

const unplayed = (rules: Rules, rounds: State['rounds']): State => ({
  ...undealt,
  rules,
  rounds,
  passes: seats.map(() => null),
});

export const start = (rules: Rules): State => unplayed(rules, []);

export function toAct(state: State): readonly (Seat | 'dealer')[] {
  return state.phase === 'passing'
    ? seats.filter((seat) => !state.passes[seat])
    : seatsToAct(state, result(state) !== null);
}

/** What may be played from a hand, given the tricks so far of which the last is open. */
export function playable(hand: readonly Card[], tricks: readonly Trick[]): readonly Card[] {
  const led = suitLed(openTrick(tricks));
  const isFirst = tricks.length === 1;
  if (!led && isFirst) return hand.filter((card) => card === firstLead);
  if (!led) return leading(hand, wasDiscarded(tricks, 'H') ? null : 'H');
  const may = following(hand, led);
  const free = may.filter((card) => costOf(card) === 0);
  return isFirst && free.length ? free : may;
}

function refusePass(state: State, seat: Seat, cards: readonly Card[]): string | null {
  if (cards.length !== cardsToPass || new Set(cards).size !== cardsToPass) return 'threeCards';
  return cards.every((card) => handOf(state, seat).includes(card)) ? null : 'notYourCard';
}

/** Why a card may not be played from a hand; `follow.H` says which suit must be followed. */
export function cardRefusal(hand: readonly Card[], tricks: readonly Trick[], card: Card): string | null {
  if (!hand.includes(card)) return 'notYourCard';
  if (playable(hand, tricks).includes(card)) return null;
  const led = suitLed(openTrick(tricks));
  if (led) return following(hand, led).includes(card) ? 'noPointsYet' : `follow.${led}`;
  return tricks.length === 1 ? 'twoOfClubs' : 'heartsClosed';
}

const phaseOf = { pass: 'passing', card: 'playing', continue: 'counting' } as const;

export function refusal(state: State, seat: Seat, move: Move): string | null {
  if (move.kind !== 'card' && move.hand !== handNumber(state)) return 'otherHand';
  if (!toAct(state).includes(seat)) return 'notYourTurn';
  if (phaseOf[move.kind] !== state.phase) return `notNow.${state.phase}`;
  if (move.kind === 'pass') return refusePass(state, seat, move.cards);
  return move.kind === 'card' ? cardRefusal(handOf(state, seat), state.tricks, move.card) : null;
}

/** The first trick, still empty: it is led by whoever holds the two of clubs. */
export const openedBy = (hands: State['hands']): readonly Trick[] => [
  { leader: hands.findIndex((hand) => hand.includes(firstLead)), cards: [] },
];

const openPlay = (state: State, hands: State['hands']): State => ({
  ...state,
  phase: 'playing',
  hands,
  tricks: openedBy(hands),
});

function dealt(state: State, cards: readonly Card[]): State {
  const hands = givenOut(cards);
  return directionOf(handNumber(state)) === 'none'
    ? openPlay(state, hands)
    : { ...state, phase: 'passing', hands };
}

/** All pass at once. */
export function exchanged(
  hands: State['hands'],
  passes: State['hands'],
  direction: Direction,
): State['hands'] {
  return seats.map((to) => {
    const from = seats.find((giver) => receiverOf(giver, direction) === to) ?? to;
    const kept = hands[to]?.filter((card) => !passes[to]?.includes(card)) ?? [];
    return [...kept, ...(passes[from] ?? [])].sort(bySuit);
  });
}

/** Nobody sees what they receive before all have chosen. */
function passed(state: State, seat: Seat, cards: readonly Card[]): State {
  const passes = state.passes.with(seat, cards.toSorted(bySuit));
  const chosen = passes.filter((pass) => pass !== null);
  if (chosen.length < players) return { ...state, passes };
  const direction = directionOf(handNumber(state));
  return openPlay({ ...state, passes }, exchanged(state.hands, chosen, direction));
}

function played(state: State, seat: Seat, card: Card): State {
  const after = { ...state, ...afterCard(state, seat, card) };
  if (after.hands.some((hand) => hand.length > 0)) return after;
  const rounds = [...state.rounds, scoreOf(pointsOf(after.tricks), state.rules)];
  return { ...after, phase: 'counting', rounds };
}

const nextHand = ({ rules, rounds }: State): State => unplayed(rules, rounds);

function act(state: State, seat: Seat, move: Move): State {
  if (move.kind === 'pass') return passed(state, seat, move.cards);
  return move.kind === 'card' ? played(state, seat, move.card) : readied(state, seat, nextHand);
}

/** What happens to a seat that let the time run out. */
export function automatic(state: State, seat: Seat): Move {
  const hand = handOf(state, seat);
  if (state.phase === 'counting') return { kind: 'continue', hand: handNumber(state) };
  if (state.phase === 'passing')
    return { kind: 'pass', hand: handNumber(state), cards: hand.toSorted(byRank).slice(-cardsToPass) };
  const [card = firstLead] = playable(hand, state.tricks).toSorted(byRank);
  return { kind: 'card', card };
}

export function play(state: State, entry: Entry<Hearts>): State {
  if (entry.kind === 'deal') return dealt(state, entry.deal);
  if (entry.kind === 'move') return act(state, entry.by, entry.move);
  return actedLate(state, toAct(state), (late, seat) => act(late, seat, automatic(late, seat)));
}

export const timer = (state: State) =>
  state.phase === 'passing'
    ? { name: `pass ${handNumber(state)}`, ms: 30_000 }
    : roundTimer(state, result(state) !== null);

export function result(state: State): Result | null {
  const scores = totals(state.rounds);
  if (state.phase !== 'counting' || !isDecided(scores, state.rules.target)) return null;
  return { places: placesBy(scores), reason: 'normal', how: 'lowest' };
}

export const betweenRounds = (state: State): boolean => state.phase === 'counting' && result(state) === null;

/** What the engine asks of the rules. */
export const rules: GameRules<Hearts> = {
  version: 1,
  ruleSets: { standard: { moon: 'add', target: 100 } },
  options: { moon: ['add', 'subtract'], target: [100, 50] },
  start,
  toAct,
  refusal,
  play,
  deal: shuffledDeck,
  timer,
  result,
  betweenRounds,
};
