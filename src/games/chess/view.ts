// What everyone sees of chess, what may be moved, and what the move list says.
import type { Ahead, Entry, GameViews, Line, Seat } from '../../engine/game.ts';
import { isInCheck } from './moves.ts';
import { tellMove } from './notation.ts';
import { fromOf, Position, type Move as Step, toOf } from './position.ts';
import {
  afterStep,
  type Chess,
  claimIn,
  feats,
  isClaim,
  keyOf,
  type Move,
  quietForClaim,
  type State,
  stepOf,
  stepsIn,
  textOf,
  toAct,
  type View,
} from './rules.ts';
import { kindOf, nameOf, type Pieces, placeOf } from './squares.ts';

function view(state: State): View {
  const { pieces, turn, castling, enPassant, quiet, last } = state;
  const position = new Position(state);
  const kingAt = position.kings[turn] ?? 0;
  const isOver = toAct(state).length === 0;
  return {
    pieces,
    turn,
    castling,
    enPassant,
    quiet,
    last,
    isOver,
    check: isInCheck(position) ? nameOf(kingAt) : null,
    ...(isOver ? { claims: [], repeats: [] } : drawnWays(state, stepsIn(state))),
  };
}

/** Moves that may claim a draw, and moves back to what was there before. */
function drawnWays(state: State, steps: readonly Step[]): Pick<View, 'claims' | 'repeats'> {
  const now = claimIn(state) ? ['draw'] : [];
  const repeats = state.seen.length > 3 ? steps.filter((step) => isSeenAfter(state, step)) : [];
  const candidates = state.quiet >= quietForClaim - 1 ? steps : repeats;
  const later = candidates.filter((step) => claimIn(afterStep(state, step)) !== null);
  return { claims: [...now, ...later.map((step) => `${textOf(step)} draw`)], repeats: repeats.map(textOf) };
}

/** Only a move that keeps all castling rights can lead back, so the rest of the position is as it is now. */
function isSeenAfter(state: State, step: Step): boolean {
  const [from, to] = [placeOf(fromOf(step)), placeOf(toOf(step))];
  const letter = state.pieces[from] ?? '.';
  if (state.pieces[to] !== '.' || kindOf(letter) === 'pawn') return false;
  const pieces = withLetter(withLetter(state.pieces, from, '.'), to, letter);
  return state.seen.includes(keyOf({ ...state, pieces, turn: 1 - state.turn, enPassant: null }));
}

const withLetter = (pieces: Pieces, place: number, letter: string): Pieces =>
  pieces.slice(0, place) + letter + pieces.slice(place + 1);

const legalMoves = (seen: View, seat: Seat): Move[] =>
  seen.turn === seat && !seen.isOver ? [...stepsIn(seen).map(textOf), ...seen.claims] : [];

/** What will be seen once this is played; what may be claimed then is not asked. */
export function afterMove(seen: View, move: Move): View {
  if (move === 'draw') return seen;
  const position = new Position(seen);
  position.play(stepOf(move));
  const kingAt = position.kings[1 - seen.turn] ?? 0;
  return {
    ...seen,
    ...position.placed(),
    last: textOf(stepOf(move)),
    check: isInCheck(position) ? nameOf(kingAt) : null,
    claims: [],
    repeats: [],
  };
}

/** Whatever may be possible after some answer: taking back where one's own piece still stands, too. */
function ahead(seen: View, seat: Seat): Ahead<Chess> {
  const answers = stepsIn(seen).map((step) => afterMove(seen, textOf(step)));
  const moves = new Set(answers.flatMap((after) => stepsIn(after).map(textOf)));
  const view = { ...seen, turn: seat, check: null, enPassant: null, claims: [], repeats: [] };
  return { view, moves: [...moves] };
}

function tell(before: State, entry: Entry<Chess>): Line | null {
  if (entry.kind !== 'move') return null;
  const seat = entry.by;
  if (entry.move === 'draw') return { seat, key: 'claim', values: {} };
  const { kind, words, becomes, sign } = tellMove(before, entry.move);
  const ending = isClaim(entry.move) ? `${sign} (=)` : sign;
  if (becomes) return { seat, key: `becomes.${becomes}`, values: { move: words, sign: ending } };
  return { seat, key: kind, values: { move: `${words}${ending}` } };
}

/** What is shown and told. */
export const views: GameViews<Chess> = {
  view,
  legalMoves,
  ahead,
  tell,
  feats,
};
