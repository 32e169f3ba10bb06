// The rules of Ludo: rolling, coming out, moving on, sending others back to their yard, and coming home.
import type { Entry, GameRules, Result, Seat, Shapes } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { placesByPoints } from '../../kit/places.ts';
import { home, isStar, out, squareOf, yard } from './track.ts';

export interface Rules {
  /** With what a pawn comes out of the yard. */
  readonly exit: 'six' | 'oneOrSix';
  /** Whether pawns on squares with a star can be sent back. */
  readonly captures: 'exceptOnStars' | 'everywhere';
  readonly pawns: number;
}

/** roll: the seat may roll. rolling: the dealer does. move: it chooses a pawn. over: somebody has all pawns at home. */
export type Phase = 'roll' | 'rolling' | 'move' | 'over';

export type Move = { readonly kind: 'roll' } | { readonly kind: 'move'; readonly pawn: number };

export interface Captured {
  readonly seat: Seat;
  readonly pawn: number;
}

/** What was done last, for showing. */
export interface Last {
  readonly seat: Seat;
  readonly die: number;
  /** Null where nothing could be moved. */
  readonly moved: { readonly pawn: number; readonly from: number; readonly to: number } | null;
  readonly captured: readonly Captured[];
}

export interface State {
  readonly rules: Rules;
  /** The steps of each pawn, by seat. */
  readonly pawns: readonly (readonly number[])[];
  readonly turn: Seat;
  readonly phase: Phase;
  /** To be moved by, or what was rolled last. */
  readonly die: number | null;
  /** Rolled one after the other in this turn. */
  readonly sixes: number;
  readonly last: Last | null;
  /** How often somebody was waited for: each has a deadline of its own. */
  readonly acts: number;
}

export interface View {
  readonly rules: Rules;
  readonly pawns: State['pawns'];
  readonly turn: Seat;
  readonly phase: Phase;
  readonly die: number | null;
  readonly last: Last | null;
  readonly acts: number;
}

export interface Ludo extends Shapes {
  rules: Rules;
  state: State;
  move: Move;
  deal: number; // the die
  view: View;
}

const actMs = 30_000;
/** The third six in a row is not moved, and the turn is over. */
const mostSixes = 3;

export const start = (rules: Rules, seats: number): State => ({
  rules,
  pawns: Array.from({ length: seats }, () => Array.from({ length: rules.pawns }, () => yard)),
  turn: 0,
  phase: 'roll',
  die: null,
  sixes: 0,
  last: null,
  acts: 0,
});

type Standing = Pick<State, 'rules' | 'pawns'>;

/** Where a pawn comes with this die; null: it cannot move. */
export function stepAfter({ rules }: Standing, step: number, die: number): number | null {
  if (step === yard) return die === 6 || (die === 1 && rules.exit === 'oneOrSix') ? out : null;
  return step + die <= home ? step + die : null;
}

/** Pawns of the turn that can move; of those that stand together only the first. */
export function movable(standing: Standing, seat: Seat, die: number): number[] {
  const own = standing.pawns[seat] ?? [];
  return own.flatMap((step, pawn) =>
    own.indexOf(step) === pawn && stepAfter(standing, step, die) !== null ? [pawn] : [],
  );
}

/** Whom a pawn of this seat sends back where it arrives. */
export function capturedAt({ rules, pawns }: Standing, seat: Seat, step: number): Captured[] {
  const square = squareOf(seat, pawns.length, step);
  if (square === null || (rules.captures === 'exceptOnStars' && isStar(square))) return [];
  return pawns.flatMap((steps, other) =>
    other === seat
      ? []
      : steps.flatMap((each, pawn) =>
          squareOf(other, pawns.length, each) === square ? [{ seat: other, pawn }] : [],
        ),
  );
}

/** The pawns after a move, and what it came to. */
export function moved(standing: Standing, seat: Seat, pawn: number, die: number) {
  const from = standing.pawns[seat]?.[pawn] ?? yard;
  const to = stepAfter(standing, from, die) ?? from;
  const captured = capturedAt(standing, seat, to);
  const isCaptured = (other: Seat, one: number) =>
    captured.some((each) => each.seat === other && each.pawn === one);
  const pawns = standing.pawns.map((steps, other) =>
    steps.map((step, one) => (other === seat && one === pawn ? to : isCaptured(other, one) ? yard : step)),
  );
  return { pawns, from, to, captured };
}

const nextTurn = (state: State): State => ({
  ...state,
  turn: (state.turn + 1) % state.pawns.length,
  phase: 'roll',
  sixes: 0,
  acts: state.acts + 1,
});

const again = (state: State): State => ({ ...state, phase: 'roll', acts: state.acts + 1 });

function rolled(state: State, die: number): State {
  const sixes = die === 6 ? state.sixes + 1 : 0;
  const seen: State = { ...state, die, sixes };
  const nothing: Last = { seat: state.turn, die, moved: null, captured: [] };
  if (sixes === mostSixes) return nextTurn({ ...seen, last: nothing });
  if (movable(state, state.turn, die).length > 0) return { ...seen, phase: 'move', acts: state.acts + 1 };
  return die === 6 ? again({ ...seen, last: nothing }) : nextTurn({ ...seen, last: nothing });
}

export const isHome = (steps: readonly number[]): boolean => steps.every((step) => step === home);

function movedBy(state: State, pawn: number): State {
  const { turn, die } = state;
  if (die === null) return state;
  const { pawns, from, to, captured } = moved(state, turn, pawn, die);
  const last: Last = { seat: turn, die, moved: { pawn, from, to }, captured };
  const after: State = { ...state, pawns, last };
  if (isHome(pawns[turn] ?? [])) return { ...after, phase: 'over' };
  return die === 6 ? again(after) : nextTurn(after);
}

/** For somebody who let the time run out: the pawn that is furthest on. */
function furthest(state: State): number {
  const own = state.pawns[state.turn] ?? [];
  const can = movable(state, state.turn, state.die ?? 0);
  return can.toSorted((one, other) => (own[other] ?? 0) - (own[one] ?? 0))[0] ?? 0;
}

function play(state: State, entry: Entry<Ludo>): State {
  if (entry.kind === 'deal') return rolled(state, entry.deal);
  if (entry.kind === 'timer')
    return state.phase === 'roll' ? { ...state, phase: 'rolling' } : movedBy(state, furthest(state));
  return entry.move.kind === 'roll' ? { ...state, phase: 'rolling' } : movedBy(state, entry.move.pawn);
}

function toAct({ phase, turn }: State): readonly (Seat | 'dealer')[] {
  if (phase === 'over') return [];
  return [phase === 'rolling' ? 'dealer' : turn];
}

function refusal(state: State, seat: Seat, move: Move): string | null {
  if (seat !== state.turn) return 'otherTurn';
  if (move.kind === 'roll') return state.phase === 'roll' ? null : 'moveFirst';
  if (state.phase !== 'move' || state.die === null) return 'rollFirst';
  return movable(state, seat, state.die).includes(move.pawn) ? null : 'cannotMove';
}

/** The only move there is. */
function forced(state: State): { by: Seat; move: Move } | null {
  if (state.phase !== 'move' || state.die === null) return null;
  const [pawn, ...others] = movable(state, state.turn, state.die);
  return pawn === undefined || others.length > 0 ? null : { by: state.turn, move: { kind: 'move', pawn } };
}

const stepsOf = (steps: readonly number[]): number => steps.reduce((sum, step) => sum + step, 0);

/** The first to have all pawns at home wins; the others by how far theirs have come. */
function result(state: State): Result | null {
  if (state.phase !== 'over') return null;
  return { places: placesByPoints(state.pawns.map(stepsOf)), reason: 'normal', how: 'allHome' };
}

const timer = ({ phase, acts }: State) =>
  phase === 'roll' || phase === 'move' ? { name: `act ${acts + 1}`, ms: actMs } : null;

/** What the engine asks of the rules. */
export const rules: GameRules<Ludo> = {
  version: 1,
  ruleSets: {
    standard: { exit: 'six', captures: 'exceptOnStars', pawns: 4 },
    quick: { exit: 'oneOrSix', captures: 'exceptOnStars', pawns: 2 },
  },
  options: {
    exit: ['six', 'oneOrSix'],
    captures: ['exceptOnStars', 'everywhere'],
    pawns: [4, 2, 1],
  },
  start,
  toAct,
  refusal,
  play,
  deal: (_state, random: Random) => random.below(6) + 1,
  timer,
  result,
  forced,
};
