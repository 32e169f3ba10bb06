// The rules of Match & Pass: all pass a card to the left at once, four of a kind opens the window, the last one gets a strike.
import type { Cause, Entry, GameRules, Groups, Result, Seat } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { byRank, type Card, rankOf, ranks, suits } from '../../kit/cards.ts';
import { type MatchAndPass, type Move, type Rules, type State, strikeLimits } from './shapes.ts';

const handSize = 4;
const passesKept = 12;

/** The four suits of as many of the highest ranks as there are players. */
export const packOf = (players: number): readonly Card[] =>
  suits.flatMap((suit) => ranks.slice(-players).map((rank): Card => `${rank}${suit}`));

const seatsOf = (state: State): Seat[] => state.strikes.map((_, seat) => seat);

/** Who is still in, in order of play. */
export const playersIn = (state: Pick<State, 'strikes' | 'rules'>): Seat[] =>
  state.strikes.flatMap((count, seat) => (count < state.rules.strikes ? [seat] : []));

/** Who passes to this seat: the next one on its right that is still in. */
export function giverTo(players: readonly Seat[], seat: Seat): Seat {
  return players.at(players.indexOf(seat) - 1) ?? seat;
}

export const hasMatch = (hand: readonly Card[]): boolean =>
  hand.length === handSize && hand.every((card) => rankOf(card) === rankOf(hand[0] ?? card));

const undealt = (state: State): State => {
  const none = <T>(value: T): T[] => seatsOf(state).map(() => value);
  return {
    ...state,
    phase: 'dealing',
    pass: 1,
    hands: none([]),
    chosen: none(null),
    passed: none([]),
    pressed: [],
    struck: [],
    ready: none(false),
  };
};

export function start(rules: Rules, seats: number): State {
  const strikes = new Array<number>(seats).fill(0);
  const bare = { hands: [], chosen: [], passed: [], pressed: [], struck: [], ready: [] };
  return undealt({ rules, phase: 'dealing', round: 1, pass: 1, strikes, out: [], ...bare });
}

export function toAct(state: State): readonly (Seat | 'dealer')[] {
  const players = playersIn(state);
  if (state.phase === 'dealing') return ['dealer'];
  if (state.phase === 'passing') return players.filter((seat) => state.chosen[seat] === null);
  if (state.phase === 'window') return players.filter((seat) => !state.pressed.includes(seat));
  return players.length > 1 ? players.filter((seat) => !state.ready[seat]) : [];
}

/** Whoever has chosen may choose anew until the cards are passed, and call a match. */
export const optionalToAct = (state: State): readonly Seat[] =>
  state.phase === 'passing' ? playersIn(state).filter((seat) => state.chosen[seat] !== null) : [];

export const handOf = (state: State, seat: Seat): readonly Card[] => state.hands[seat] ?? [];

function choiceRefusal(state: State, seat: Seat, card: Card | null, pass: number): string | null {
  if (state.phase === 'window') return 'passingStopped';
  if (state.phase !== 'passing') return `notNow.${state.phase}`;
  if (pass !== state.pass) return 'otherPass';
  if (card === null) return state.chosen[seat] ? null : 'nothingChosen';
  if (card === state.chosen[seat]) return 'alreadyChosen';
  return handOf(state, seat).includes(card) ? null : 'notYourCard';
}

export function refusal(state: State, seat: Seat, move: Move): string | null {
  if (move.round !== state.round) return 'otherRound';
  if (!playersIn(state).includes(seat)) return 'notYourTurn';
  if (move.kind === 'choose') return choiceRefusal(state, seat, move.card, move.pass);
  if (move.kind === 'continue')
    return state.phase === 'between' && !state.ready[seat] && toAct(state).includes(seat)
      ? null
      : `notNow.${state.phase}`;
  if (state.phase === 'window') return state.pressed.includes(seat) ? 'alreadyPressed' : null;
  if (state.phase !== 'passing') return `notNow.${state.phase}`;
  return hasMatch(handOf(state, seat)) ? null : 'noMatch';
}

/** All cards move at once to the left; what comes takes the place of what went. */
function handedOn(state: State): State {
  const players = playersIn(state);
  const hands = state.hands.map((hand, seat) => {
    const comes = state.chosen[giverTo(players, seat)];
    return hand.map((card) => (card === state.chosen[seat] && comes ? comes : card));
  });
  const passed = state.passed.map((cards, seat) => {
    const card = state.chosen[seat];
    return card ? [...cards, card].slice(-passesKept) : cards;
  });
  return { ...state, hands, passed, pass: state.pass + 1, chosen: state.chosen.map(() => null) };
}

function chosenBy(state: State, seat: Seat, card: Card | null): State {
  const next = { ...state, chosen: state.chosen.with(seat, card) };
  return playersIn(state).every((one) => next.chosen[one] !== null) ? handedOn(next) : next;
}

/** The round is over: who did not press is struck, or else the last who did. */
function closed(state: State): State {
  const players = playersIn(state);
  const silent = players.filter((seat) => !state.pressed.includes(seat));
  const struck = silent.length ? silent : state.pressed.slice(-1);
  const strikes = state.strikes.map((count, seat) => count + (struck.includes(seat) ? 1 : 0));
  const gone = struck.filter((seat) => (strikes[seat] ?? 0) >= state.rules.strikes);
  return {
    ...state,
    phase: 'between',
    strikes,
    struck,
    out: gone.length ? [...state.out, gone] : state.out,
  };
}

/** The first press stops the passing: what was chosen stays where it is. */
function pressedBy(state: State, seat: Seat): State {
  const chosen = state.chosen.map(() => null);
  const next: State = { ...state, phase: 'window', chosen, pressed: [...state.pressed, seat] };
  return next.pressed.length === playersIn(state).length ? closed(next) : next;
}

function readied(state: State, seat: Seat): State {
  const ready = state.ready.with(seat, true);
  const isReady = playersIn(state).every((one) => ready[one]);
  return isReady ? undealt({ ...state, round: state.round + 1 }) : { ...state, ready };
}

function act(state: State, seat: Seat, move: Move): State {
  if (move.kind === 'choose') return chosenBy(state, seat, move.card);
  return move.kind === 'match' ? pressedBy(state, seat) : readied(state, seat);
}

/** Of the rank one holds fewest of; among equals the lowest, by rank and suit. */
export function automaticCard(hand: readonly Card[]): Card | null {
  const held = (card: Card) => hand.filter((other) => rankOf(other) === rankOf(card)).length;
  return hand.toSorted((a, b) => held(a) - held(b) || byRank(a, b))[0] ?? null;
}

function late(state: State, seat: Seat): State {
  if (state.phase === 'between') return readied(state, seat);
  return chosenBy(state, seat, automaticCard(handOf(state, seat)));
}

function dealt(state: State, cards: readonly Card[]): State {
  const players = playersIn(state);
  const hands = seatsOf(state).map((seat) => {
    const place = players.indexOf(seat);
    return place < 0 ? [] : cards.slice(place * handSize, (place + 1) * handSize);
  });
  return { ...state, phase: 'passing', hands };
}

export function play(state: State, entry: Entry<MatchAndPass>): State {
  if (entry.kind === 'deal') return dealt(state, entry.deal);
  if (entry.kind === 'move') return act(state, entry.by, entry.move);
  if (state.phase === 'window') return closed(state);
  const awaited = toAct(state).filter((seat) => seat !== 'dealer');
  return awaited.reduce<State>(late, state);
}

export const deal = (state: State, random: Random): readonly Card[] =>
  random.shuffle(packOf(playersIn(state).length));

export function timer(state: State): { readonly name: string; readonly ms: number } | null {
  const { round, pass, phase } = state;
  if (phase === 'passing') return { name: `pass ${round}.${pass}`, ms: 15_000 };
  if (phase === 'window') return { name: `window ${round}`, ms: 5_000 };
  return phase === 'between' && !result(state) ? { name: `continue ${round}`, ms: 15_000 } : null;
}

/** The last one in wins; the others in the reverse order of leaving. */
export function result(state: State): Result | null {
  const players = playersIn(state);
  if (players.length > 1) return null;
  return { places: [players, ...state.out.toReversed()], reason: 'normal', how: 'lastIn' };
}

const betweenRounds = (state: State): boolean => state.phase === 'between' && result(state) === null;

/** Those still in share the first place, and who goes is behind those who played on to their end. */
export function forfeit(state: State, seat: Seat, cause: Cause): Result {
  const reason = { resigned: 'resign', flagged: 'time', left: 'abandoned' } as const;
  const rest = playersIn(state).filter((one) => one !== seat);
  const places: Groups = [rest, ...state.out.toReversed(), [seat]];
  return { places, reason: reason[cause] };
}

/** What the engine asks of the rules. */
export const rules: GameRules<MatchAndPass> = {
  version: 1,
  ruleSets: { standard: { strikes: 3 } },
  options: { strikes: strikeLimits },
  start,
  toAct,
  optionalToAct,
  refusal,
  play,
  deal,
  timer,
  result,
  betweenRounds,
  forfeit,
};
