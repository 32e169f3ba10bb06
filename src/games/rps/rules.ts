// The rules of rock, paper, scissors: secret choices, rounds, and so many won rounds to win; a knock-out where more than two play.
import type { Cause, Entry, GameRules, Result, Seat } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { placesByPoints } from '../../kit/places.ts';
import { chosenIn, hasEnough, mostRounds, pointsOf, sideOf } from './duel.ts';
import { type Hand, handsOf } from './hands.ts';
import {
  awaited,
  drawn,
  duelOf,
  opened,
  phaseOf,
  placesIn,
  roundOf,
  seatsIn,
  toBeDrawn,
  withDuel,
} from './knockout.ts';
import type { Deal, Heat, Move, Rps, Rules, State } from './shapes.ts';

export const chooseMs = 30_000;
const continueMs = 15_000;

/** Two sit opposite each other at once; for more the dealer draws. */
export const start = (rules: Rules, seats: number): State => ({
  rules,
  seats,
  heats: seats === 2 ? [opened({ pairs: [[0, 1]], bye: null })] : [],
  isLate: false,
  ready: Array.from({ length: seats }, () => false),
});

function resultOfTwo({ rules, heats }: State): Result | null {
  const rounds = heats[0]?.duels[0]?.rounds ?? [];
  const places = placesByPoints(pointsOf(rounds));
  if (hasEnough(rounds, rules)) return { places, reason: 'normal', how: 'enoughRounds' };
  return rounds.length < mostRounds ? null : { places, reason: 'normal', how: 'lastRound' };
}

export function result(state: State): Result | null {
  if (state.seats === 2) return resultOfTwo(state);
  return phaseOf(state) === 'over' ? { places: placesIn(state), reason: 'normal', how: 'lastIn' } : null;
}

function toAct(state: State): readonly (Seat | 'dealer')[] {
  if (result(state)) return [];
  const phase = phaseOf(state);
  if (phase === 'drawing' || toBeDrawn(state)) return ['dealer'];
  if (phase === 'between') return seatsIn(state).filter((seat) => !state.ready[seat]);
  const seats = awaited(state);
  return state.isLate && seats.length > 0 ? ['dealer'] : seats;
}

function refusal(state: State, seat: Seat, move: Move): string | null {
  if (move.round !== roundOf(state)) return 'otherRound';
  const isBetween = betweenRounds(state);
  if (!('hand' in move)) return isBetween && toAct(state).includes(seat) ? null : 'notNow';
  if (isBetween) return 'notNow';
  const duel = duelOf(state, seat);
  if (duel && duel.choices[sideOf(duel, seat)] !== null) return 'alreadyChosen';
  if (!toAct(state).includes(seat)) return state.isLate || result(state) ? 'tooLate' : 'notNow';
  return handsOf(state.rules.hands).includes(move.hand) ? null : 'notInPlay';
}

/** With the last stage changed so; once a round is over the next one has time again. */
function withHeat(state: State, change: (heat: Heat) => Heat): State {
  const heat = state.heats.at(-1);
  if (!heat) return state;
  const next = { ...state, heats: state.heats.with(-1, change(heat)) };
  return { ...next, isLate: state.isLate && roundOf(next) === roundOf(state) };
}

function chosen(state: State, seat: Seat, hand: Hand): State {
  const duel = duelOf(state, seat);
  return duel ? withHeat(state, (heat) => withDuel(heat, chosenIn(duel, seat, hand))) : state;
}

function decidedByLot(state: State, lot: Seat): State {
  const duel = duelOf(state, lot);
  return duel ? withHeat(state, (heat) => withDuel(heat, { ...duel, lot })) : state;
}

function dealt(state: State, deal: Deal): State {
  if ('hand' in deal) return chosen(state, deal.seat, deal.hand);
  if ('lot' in deal) return decidedByLot(state, deal.lot);
  return { ...state, heats: [...state.heats, opened(deal)], ready: state.ready.map(() => false) };
}

function play(state: State, entry: Entry<Rps>): State {
  if (entry.kind === 'deal') return dealt(state, entry.deal);
  if (entry.kind === 'timer')
    return betweenRounds(state)
      ? { ...state, ready: state.ready.map(() => true) }
      : { ...state, isLate: true };
  if ('hand' in entry.move) return chosen(state, entry.by, entry.move.hand);
  return { ...state, ready: state.ready.with(entry.by, true) };
}

function deal(state: State, random: Random): Deal {
  if (phaseOf(state) === 'drawing') return drawn(state, random);
  const level = toBeDrawn(state);
  if (level) return { lot: level.seats[random.below(2) === 0 ? 0 : 1] };
  const [seat = 0] = awaited(state);
  const [hand = 'rock'] = random.shuffle(handsOf(state.rules.hands));
  return { seat, hand };
}

function timer(state: State) {
  if (betweenRounds(state)) return { name: `continue ${roundOf(state)}`, ms: continueMs };
  return { name: `round ${roundOf(state)}`, ms: chooseMs };
}

export const betweenRounds = (state: State): boolean => state.seats > 2 && phaseOf(state) === 'between';

/** In a knock-out whoever gives up loses their duel, and the others play on. */
function concede(state: State, seat: Seat): State | null {
  if (state.seats === 2) return null;
  if (!seatsIn(state).includes(seat)) return state;
  return withHeat(state, (heat) => {
    const duel = duelOf(state, seat);
    const left = duel ? withDuel(heat, { ...duel, choices: [null, null] }) : heat;
    return { ...left, gone: [...heat.gone, seat] };
  });
}

/** Those still in share the first place, and whoever goes is behind those who played on to their end. */
function forfeit(state: State, seat: Seat, cause: Cause): Result {
  const reason = { resigned: 'resign', flagged: 'time', left: 'abandoned' } as const;
  const [players = [], ...out] = state.seats === 2 ? [[0, 1]] : placesIn(state);
  const isIn = players.includes(seat);
  const rest = players.filter((one) => one !== seat);
  return { places: [rest, ...out, ...(isIn ? [[seat]] : [])], reason: reason[cause] };
}

/** What the engine asks of the rules. */
export const rules: GameRules<Rps> = {
  version: 1,
  ruleSets: {
    standard: { hands: 'classic', bestOf: 3 },
    lizardSpock: { hands: 'lizardSpock', bestOf: 3 },
  },
  options: { bestOf: [3, 5, 7] },
  start,
  toAct,
  refusal,
  play,
  deal,
  timer,
  result,
  betweenRounds,
  forfeit,
  concede,
};
