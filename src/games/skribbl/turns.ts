// Who draws when, who may guess, and how a turn ends.
import type { Seat } from '../../engine/game.ts';
import { lettersIn } from './comparing.ts';
import { pointsForDrawing } from './scoring.ts';
import type { Rules, State } from './shapes.ts';

/** Of one person in one turn. */
export const mostGuesses = 25;

type Stand = Pick<State, 'rules' | 'turn' | 'points'>;

const seatsIn = ({ points }: Pick<State, 'points'>): number => points.length;

/** Everybody draws once in a round, in the order of the seats. */
export const drawerOf = (stand: Stand): Seat => stand.turn % seatsIn(stand);

/** From 1. */
export const roundOf = (stand: Stand): number => Math.floor(stand.turn / seatsIn(stand)) + 1;

export const isLastTurn = (stand: Stand): boolean => stand.turn + 1 >= stand.rules.rounds * seatsIn(stand);

export const guessesOf = ({ guesses }: Pick<State, 'guesses'>, seat: Seat): number =>
  guesses.filter((guess) => guess.seat === seat).length;

/** Whoever has not found the word and still may guess. */
export const guessers = (state: State): readonly Seat[] =>
  state.gained.flatMap((gained, seat) =>
    seat !== drawerOf(state) && gained === null && guessesOf(state, seat) < mostGuesses ? [seat] : [],
  );

export const inkOf = ({ ink }: Pick<State, 'ink'>): number =>
  ink.reduce((sum, piece) => sum + piece.length, 0);

/** The places of the letters that everybody sees. */
export const revealedIn = ({ order, revealed }: Pick<State, 'order' | 'revealed'>): readonly number[] =>
  order.slice(0, revealed);

/** A turn about to be offered its words. */
export function opened(
  rules: Rules,
  seats: number,
  { turn, points, used }: Pick<State, 'turn' | 'points' | 'used'>,
): State {
  const everyone = Array.from({ length: seats });
  return {
    rules,
    turn,
    phase: 'offering',
    offered: [],
    word: null,
    order: [],
    revealed: 0,
    since: 0,
    ink: [],
    isDrawn: false,
    guesses: [],
    gained: everyone.map(() => null),
    points,
    ready: everyone.map(() => false),
    used,
  };
}

/** The word is shown, and points are added. A turn that was passed brings none. */
export function ended(state: State): State {
  const drawer = drawerOf(state);
  const found = state.gained.filter((gained) => gained !== null).length;
  const forDrawing = state.word === null ? null : pointsForDrawing(found, seatsIn(state) - 1);
  const gained = state.gained.with(drawer, forDrawing);
  return {
    ...state,
    phase: 'shown',
    offered: [],
    gained,
    points: state.points.map((points, seat) => points + (gained[seat] ?? 0)),
    revealed: state.word === null ? 0 : lettersIn(state.word).length,
  };
}

/** After the last turn the game is over. */
export function followed(state: State): State {
  if (isLastTurn(state)) return { ...state, phase: 'over' };
  const used = state.word === null ? state.used : [...state.used, state.word];
  return opened(state.rules, seatsIn(state), { turn: state.turn + 1, points: state.points, used });
}
