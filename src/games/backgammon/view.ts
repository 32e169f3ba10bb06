// What everyone sees of backgammon, what may be done, and what the move list says. Only the dice to come are unknown.
import type { Entry, GameViews, Line, Seat } from '../../engine/game.ts';
import { writeSteps } from './notation.ts';
import { pips, type Step } from './position.ts';
import { turnRefusalOf } from './refusals.ts';
import {
  type Backgammon,
  feats,
  type Move,
  mayDouble,
  placingFor,
  play,
  type State,
  type View,
} from './rules.ts';
import { centred, concededTo } from './stakes.ts';
import { numbersOf, wholeTurns } from './turns.ts';

export const view = (state: State): View => ({
  phase: state.phase,
  turn: state.turn,
  checkers: state.checkers,
  pips: [pips(state.checkers[0]), pips(state.checkers[1])],
  dice: state.dice,
  cube: state.rules.cube ? state.cube : null,
  mayDouble: state.phase === 'choose' && mayDouble(state, state.turn),
  target: state.rules.match,
  points: state.score,
  game: state.game,
  isCrawford: state.crawford === 'now',
  last: state.last,
  won: state.won,
  ready: state.ready,
});

export function legalMoves(seen: View, seat: Seat): Move[] {
  const { phase, turn, dice } = seen;
  if (phase === 'between') return seen.ready.includes(seat) ? [] : [{ kind: 'continue' }];
  if (phase === 'answer') return seat === turn ? [] : [{ kind: 'take' }, { kind: 'drop' }];
  if (seat !== turn) return [];
  if (phase === 'choose') return [{ kind: 'roll' }, { kind: 'double' }];
  if (phase !== 'move' || !dice) return [];
  return wholeTurns(placingFor(seen.checkers, seat), numbersOf(dice)).map(({ steps }) => ({
    kind: 'play',
    steps,
  }));
}

const sameSteps = (a: readonly Step[], b: readonly Step[]): boolean =>
  a.length === b.length && a.every((step, i) => step.from === b[i]?.from && step.to === b[i]?.to);

const sameMove = (a: Move, b: Move): boolean =>
  a.kind === 'play' && b.kind === 'play' ? sameSteps(a.steps, b.steps) : a.kind === b.kind;

export function refusal(state: State, seat: Seat, move: Move): string | null {
  const legal = legalMoves(view(state), seat);
  if (legal.some((known) => sameMove(known, move))) return null;
  const [sample] = legal;
  if (!sample) return 'notYourTurn';
  if (sample.kind !== 'play' || move.kind !== 'play') return `notNow.${state.phase}`;
  const at = placingFor(state.checkers, seat);
  return turnRefusalOf(at, state.dice ?? [], sample.steps.length, move.steps);
}

/** What the other side wins if this seat resigns now; null: the match. */
export function concession({ phase, target, points, checkers, cube }: View, seat: Seat): number | null {
  if (phase === 'between') return null;
  const winner = 1 - seat;
  const won = concededTo(winner, placingFor(checkers, seat).mine, cube ?? centred, target > 1).points;
  return (points[winner] ?? 0) + won < target ? won : null;
}

function tell(before: State, entry: Entry<Backgammon>): Line | null {
  if (entry.kind === 'timer') return null;
  if (entry.kind === 'deal') return before.phase === 'opening' ? tellOpening(before, entry) : null;
  const { by, move } = entry;
  if (move.kind === 'roll' || move.kind === 'continue') return null;
  if (move.kind !== 'play') return { seat: by, key: move.kind, values: { stake: stakeAfter(before, move) } };
  const dice = before.dice?.join('-') ?? '';
  if (move.steps.length === 0) return { seat: by, key: 'noMove', values: { dice } };
  const moves = writeSteps(placingFor(before.checkers, by), move.steps);
  const won = play(before, entry).won;
  if (!won) return { seat: by, key: 'turn', values: { dice, moves } };
  return { seat: by, key: `won.${won.how}`, values: { dice, moves, count: won.points } };
}

const stakeAfter = (before: State, move: Move): number =>
  move.kind === 'drop' ? before.cube.value : before.cube.value * 2;

function tellOpening(before: State, entry: Entry<Backgammon> & { readonly kind: 'deal' }): Line {
  const [first, second] = entry.deal;
  if (first === second) return { seat: null, key: 'tie', values: { die: first } };
  const high = Math.max(first, second);
  const low = Math.min(first, second);
  return { seat: first > second ? 0 : 1, key: 'opening', values: { high, low, game: before.game } };
}

/** What is shown and told. */
export const views: GameViews<Backgammon> = {
  view,
  legalMoves,
  scores: (state) => state.score,
  feats,
  tell,
};
