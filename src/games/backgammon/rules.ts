// The rules of backgammon: who rolls, doubles and plays, and how games become a match.
import type { Cause, Entry, Feat, GameRules, Result, Seat, Shapes } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import {
  afterSteps,
  checkersEach,
  count,
  off,
  type Placing,
  type Side,
  type Step,
  startSide,
} from './position.ts';
import { type Cube, centred, concededTo, endOf, type GameEnd } from './stakes.ts';
import { numbersOf, wholeTurns } from './turns.ts';

export interface Rules {
  readonly match: number; // points to reach
  readonly cube: boolean;
  readonly jacoby: boolean;
}

export type Dice = readonly [number, number];

export type Move =
  | { readonly kind: 'play'; readonly steps: readonly Step[] }
  | { readonly kind: 'roll' | 'double' | 'take' | 'drop' | 'continue' };

/**
 * opening: both roll one die. choose: roll or double. answer: take or drop, the side that doubled has the turn.
 * roll: the dealer rolls. move: a roll is to be played. between: two games of a match. over: the match is won.
 */
export const phases = ['opening', 'choose', 'answer', 'roll', 'move', 'between', 'over'] as const;
export type Phase = (typeof phases)[number];

/** A turn as it was played, for showing. */
interface PlayedTurn {
  readonly seat: Seat;
  readonly dice: Dice;
  readonly steps: readonly Step[];
}

export interface State {
  readonly rules: Rules;
  readonly phase: Phase;
  readonly turn: Seat;
  readonly checkers: readonly [Side, Side]; // by seat, each in its own numbering
  readonly dice: Dice | null; // to be played
  readonly cube: Cube;
  readonly score: readonly [number, number];
  readonly game: number; // of the match, from 1
  /** The game without a cube after a side first needs one point. */
  readonly crawford: 'ahead' | 'now' | 'past';
  readonly last: PlayedTurn | null;
  readonly won: GameEnd | null; // how the game just finished ended
  readonly ready: readonly Seat[]; // who pressed Continue
}

export interface Backgammon extends Shapes {
  rules: Rules;
  state: State;
  move: Move;
  deal: Dice;
  view: View;
}

export interface View {
  readonly phase: Phase;
  readonly turn: Seat;
  readonly checkers: readonly [Side, Side];
  readonly pips: readonly [number, number];
  readonly dice: Dice | null;
  /** null when the match is played without one. */
  readonly cube: Cube | null;
  readonly mayDouble: boolean;
  readonly target: number;
  readonly points: readonly [number, number];
  readonly game: number;
  readonly isCrawford: boolean;
  readonly last: PlayedTurn | null;
  readonly won: GameEnd | null;
  readonly ready: readonly Seat[];
}

/** The cube has no higher face. */
const highestCube = 64;
const pauseMs = 15_000;

export const start = (rules: Rules): State => ({
  rules,
  phase: 'opening',
  turn: 0,
  checkers: [startSide, startSide],
  dice: null,
  cube: centred,
  score: [0, 0],
  game: 1,
  crawford: 'ahead',
  last: null,
  won: null,
  ready: [],
});

export const placingFor = (checkers: State['checkers'], seat: Seat): Placing =>
  seat === 0 ? { mine: checkers[0], theirs: checkers[1] } : { mine: checkers[1], theirs: checkers[0] };

export const checkersFrom = ({ mine, theirs }: Placing, seat: Seat): State['checkers'] =>
  seat === 0 ? [mine, theirs] : [theirs, mine];

export const mayDouble = ({ rules, cube, crawford }: State, seat: Seat): boolean =>
  rules.cube &&
  crawford !== 'now' &&
  cube.value < highestCube &&
  (cube.owner === null || cube.owner === seat);

function toAct(state: State): (Seat | 'dealer')[] {
  if (state.phase === 'opening' || state.phase === 'roll') return ['dealer'];
  if (state.phase === 'between') return [0, 1].filter((seat) => !state.ready.includes(seat));
  if (state.phase === 'over') return [];
  return [state.phase === 'answer' ? 1 - state.turn : state.turn];
}

const deal = (_state: State, random: Random): Dice => [random.below(6) + 1, random.below(6) + 1];

export function play(state: State, entry: Entry<Backgammon>): State {
  if (entry.kind === 'deal') return rolled(state, entry.deal);
  if (entry.kind === 'timer') return state.phase === 'between' ? nextGame(state) : state;
  const { by, move } = entry;
  switch (move.kind) {
    case 'play':
      return played(state, move.steps);
    case 'roll':
      return { ...state, phase: 'roll' };
    case 'double':
      return { ...state, phase: 'answer' };
    case 'take':
      return { ...state, phase: 'roll', cube: { value: state.cube.value * 2, owner: by } };
    case 'drop':
      return ended(state, { seat: state.turn, points: state.cube.value, how: 'dropped' });
    case 'continue':
      return state.ready.length > 0 ? nextGame(state) : { ...state, ready: [by] };
  }
}

/** The higher die starts and plays both; equal dice are rolled again. */
function rolled(state: State, dice: Dice): State {
  if (state.phase !== 'opening') return { ...state, phase: 'move', dice };
  const [first, second] = dice;
  return first === second ? state : { ...state, phase: 'move', turn: first > second ? 0 : 1, dice };
}

function played(state: State, steps: readonly Step[]): State {
  const { turn, dice } = state;
  if (!dice) throw new Error('a turn without a roll');
  const checkers = checkersFrom(afterSteps(placingFor(state.checkers, turn), steps), turn);
  const after = { ...state, checkers, dice: null, last: { seat: turn, dice, steps } };
  if (count(placingFor(checkers, turn).mine, off) === checkersEach)
    return ended(after, endOf(placingFor(checkers, turn), turn, state.cube, isJacoby(state.rules)));
  return { ...after, turn: 1 - turn, phase: mayDouble(state, 1 - turn) ? 'choose' : 'roll' };
}

/** Else a single game is played for its value. */
const isMatch = (rules: Rules): boolean => rules.match > 1;

const isJacoby = (rules: Rules): boolean => rules.cube && rules.jacoby && !isMatch(rules);

function ended(state: State, won: GameEnd): State {
  const [first, second] = state.score;
  const score =
    won.seat === 0 ? ([first + won.points, second] as const) : ([first, second + won.points] as const);
  const isOver = Math.max(...score) >= state.rules.match;
  return { ...state, phase: isOver ? 'over' : 'between', dice: null, score, won, ready: [] };
}

function nextGame(state: State): State {
  const { rules, score, game } = state;
  const isOneAway = Math.max(...score) === rules.match - 1;
  const crawford = state.crawford !== 'ahead' ? 'past' : isOneAway ? 'now' : 'ahead';
  return { ...start(rules), score, game: game + 1, crawford };
}

const timer = (state: State) =>
  state.phase === 'between' ? { name: `after game ${state.game}`, ms: pauseMs } : null;

function result(state: State): Result | null {
  if (state.phase !== 'over' || !state.won) return null;
  const { seat, how, points } = state.won;
  const result: Result = { places: [[seat], [1 - seat]], reason: 'normal', how };
  return isMatch(state.rules) ? result : { ...result, worth: points };
}

/** Only the game being played is given up. */
function concede(state: State, seat: Seat): State | null {
  if (state.phase === 'between') return null;
  const winner = 1 - seat;
  const { mine } = placingFor(state.checkers, seat);
  return ended({ ...state, turn: winner }, concededTo(winner, mine, state.cube, isMatch(state.rules)));
}

/** Whoever runs out of time or leaves loses the match, or the stake of a single game. */
function forfeit({ rules, cube }: State, seat: Seat, cause: Cause): Result {
  const reason = ({ resigned: 'resign', flagged: 'time', left: 'abandoned' } as const)[cause];
  const result: Result = { places: [[1 - seat], [seat]], reason };
  return isMatch(rules) ? result : { ...result, worth: cube.value };
}

const bigEndings: readonly string[] = ['gammon', 'backgammon', 'resignedGammon'];

/** A gammon or better, in any game of the match. */
export const feats = ({ won }: State): Feat[] =>
  won && bigEndings.includes(won.how) ? [{ seat: won.seat, key: 'gammon' }] : [];

/** Nothing can be played: the turn passes by itself. */
function forced(state: State): { readonly by: Seat; readonly move: Move } | null {
  if (state.phase !== 'move' || !state.dice) return null;
  const outcomes = wholeTurns(placingFor(state.checkers, state.turn), numbersOf(state.dice));
  if (outcomes.some(({ steps }) => steps.length > 0)) return null;
  return { by: state.turn, move: { kind: 'play', steps: [] } };
}

/** What the engine asks of the rules. */
export const rules: Omit<GameRules<Backgammon>, 'refusal'> = {
  version: 3,
  ruleSets: { standard: { match: 1, cube: false, jacoby: false } },
  options: { match: [1, 3, 5, 7], cube: [false, true], jacoby: [false, true] },
  start,
  toAct,
  play,
  deal,
  timer,
  result,
  betweenRounds: (state) => state.phase === 'between',
  answering: (state) => state.phase === 'answer',
  forfeit,
  concede,
  forced,
};
