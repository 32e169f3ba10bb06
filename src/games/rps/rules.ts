// The rules of rock, paper, scissors: secret choices, rounds, and so many won rounds to win.
import type { Entry, GameRules, Result, Seat, Shapes } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { placesByPoints } from '../../kit/places.ts';
import { type Hand, type HandSet, handsOf, type Round, winnerOf } from './hands.ts';

export interface Rules {
  readonly hands: HandSet;
  /** More than half of these rounds win; rounds in which both show the same do not count. */
  readonly bestOf: number;
}

export interface Rps extends Shapes {
  rules: Rules;
  state: State;
  move: Move;
  deal: Deal;
  view: View;
}

/** It names its round, so that a second press does not choose for the next one. */
export interface Move {
  readonly round: number;
  readonly hand: Hand;
}

/** For somebody who let the time run out. */
export interface Deal {
  readonly seat: Seat;
  readonly hand: Hand;
}

export type Choices = readonly [Hand | null, Hand | null];

export interface State {
  readonly rules: Rules;
  readonly rounds: readonly Round[];
  /** For the round to come, hidden until both are there. */
  readonly choices: Choices;
  readonly isLate: boolean;
}

export interface View {
  readonly rules: Rules;
  readonly rounds: readonly Round[];
  /** One's own choice for the round to come. */
  readonly own: Hand | null;
  readonly hasChosen: readonly [boolean, boolean];
  readonly points: readonly [number, number];
  readonly isOver: boolean;
}

/** So many rounds are played at most: two who always show the same come to an end too. */
export const mostRounds = 30;
export const chooseMs = 30_000;

export const start = (rules: Rules): State => ({ rules, rounds: [], choices: [null, null], isLate: false });

export function pointsOf({ rounds }: Pick<State, 'rounds'>): readonly [number, number] {
  const winners = rounds.map(winnerOf);
  const wonBy = (seat: Seat) => winners.filter((winner) => winner === seat).length;
  return [wonBy(0), wonBy(1)];
}

export const needed = ({ bestOf }: Rules): number => Math.ceil(bestOf / 2);

/** The number of the round that is being chosen for, from 1. */
export const roundOf = ({ rounds }: Pick<State, 'rounds'>): number => rounds.length + 1;

export function result(state: State): Result | null {
  const points = pointsOf(state);
  const places = placesByPoints(points);
  if (Math.max(...points) >= needed(state.rules)) return { places, reason: 'normal', how: 'enoughRounds' };
  return state.rounds.length < mostRounds ? null : { places, reason: 'normal', how: 'lastRound' };
}

/** Whose choice is missing, whether or not the dealer makes it for them. */
export const awaited = (state: State): readonly Seat[] =>
  result(state) ? [] : [0, 1].filter((seat) => state.choices[seat === 0 ? 0 : 1] === null);

function toAct(state: State): readonly (Seat | 'dealer')[] {
  const seats = awaited(state);
  return state.isLate && seats.length > 0 ? ['dealer'] : seats;
}

function refusal(state: State, seat: Seat, { round, hand }: Move): string | null {
  if (round !== roundOf(state)) return 'otherRound';
  if (state.choices[seat === 0 ? 0 : 1] !== null) return 'alreadyChosen';
  if (!toAct(state).includes(seat)) return 'tooLate';
  return handsOf(state.rules.hands).includes(hand) ? null : 'notInPlay';
}

/** With this choice; the round is over once both are there. */
function chosen(state: State, seat: Seat, hand: Hand): State {
  const [first, second]: Choices = seat === 0 ? [hand, state.choices[1]] : [state.choices[0], hand];
  if (first === null || second === null) return { ...state, choices: [first, second] };
  const rounds: readonly Round[] = [...state.rounds, [first, second]];
  return { rules: state.rules, rounds, choices: [null, null], isLate: false };
}

function play(state: State, entry: Entry<Rps>): State {
  if (entry.kind === 'move') return chosen(state, entry.by, entry.move.hand);
  if (entry.kind === 'deal') return chosen(state, entry.deal.seat, entry.deal.hand);
  return { ...state, isLate: true };
}

function deal(state: State, random: Random): Deal {
  const [seat = 0] = awaited(state);
  const [hand = 'rock'] = random.shuffle(handsOf(state.rules.hands));
  return { seat, hand };
}

const timer = (state: State) => ({ name: `round ${roundOf(state)}`, ms: chooseMs });

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
};
