// The rules of chess: a move played, what may be claimed, and the ends of a game.
import type { Cause, Entry, Feat, GameRules, Result, Seat, Shapes } from '../../engine/game.ts';
import { isDead, mayMate } from './material.ts';
import { forgetIdleEnPassant, isInCheck, legalMoves } from './moves.ts';
import { becomesOf, fromOf, moveOf, type Placed, Position, type Move as Step, toOf } from './position.ts';
import { refusalOf } from './refusals.ts';
import { contentOf, letterOf, nameOf, pawn, squareOf } from './squares.ts';

/** `e2e4`, `e7e8q`; `g1f3 draw` claims a draw with the move, `draw` as the board stands. */
export type Move = string;

export interface Chess extends Shapes {
  rules: Readonly<Record<string, never>>;
  state: State;
  move: Move;
  deal: never;
  view: View;
}

export type Claim = 'threeTimes' | 'fiftyMoves';

export interface State extends Placed {
  /** Moves of both sides since the last capture or move of a pawn. */
  readonly quiet: number;
  /** The number of the move; it rises when black has moved. */
  readonly number: number;
  /** The positions since the last capture or move of a pawn; the present one is the last. */
  readonly seen: readonly string[];
  readonly last: string | null;
  readonly claimed: Claim | null;
}

export interface View extends Placed {
  readonly isOver: boolean;
  readonly quiet: number;
  readonly last: string | null;
  /** The square of a king in check. */
  readonly check: string | null;
  /** Moves that claim a draw. */
  readonly claims: readonly Move[];
  /** Moves into positions that were there before. */
  readonly repeats: readonly string[];
}

/** Moves of both sides together, without a capture or a pawn move. */
export const quietForClaim = 100;
const quietForDraw = 150;

const firstPieces = `rnbqkbnrpppppppp${'.'.repeat(32)}PPPPPPPPRNBQKBNR`;

export const keyOf = ({ pieces, turn, castling, enPassant }: Placed): string =>
  `${pieces}${turn}${castling}${enPassant ?? ''}`;

export const startingWith = (placed: Placed, quiet: number, number: number): State => ({
  ...placed,
  quiet,
  number,
  seen: [keyOf(placed)],
  last: null,
  claimed: null,
});

export const start = (): State =>
  startingWith({ pieces: firstPieces, turn: 0, castling: 'KQkq', enPassant: null }, 0, 1);

export const textOf = (step: Step): string =>
  `${nameOf(fromOf(step))}${nameOf(toOf(step))}${becomesOf(step) > 0 ? letterOf(becomesOf(step)).toLowerCase() : ''}`;

export const stepOf = (move: Move): Step =>
  moveOf(
    squareOf(move.slice(0, 2)),
    squareOf(move.slice(2, 4)),
    contentOf((move[4] ?? '.').trim().toUpperCase()),
  );

export const isClaim = (move: Move): boolean => move.endsWith('draw');

/** The most often that the present position has stood. */
const timesSeen = ({ seen }: State): number => {
  const now = seen.at(-1);
  return seen.filter((key) => key === now).length;
};

/** The rules are asked about one position many times; its moves are found once. */
const found = new WeakMap<Placed, readonly Step[]>();
export function stepsIn(placed: Placed): readonly Step[] {
  const known = found.get(placed);
  if (known) return known;
  const steps = legalMoves(new Position(placed));
  found.set(placed, steps);
  return steps;
}

const draw = (how: string): Result => ({ places: [[0, 1]], reason: 'rule', how });

export function result(state: State): Result | null {
  if (stepsIn(state).length === 0)
    return isInCheck(new Position(state))
      ? { places: [[1 - state.turn], [state.turn]], reason: 'normal', how: 'checkmate' }
      : draw('stalemate');
  if (isDead(state.pieces)) return draw('deadPosition');
  if (state.claimed) return draw(state.claimed);
  if (timesSeen(state) >= 5) return draw('fiveTimes');
  return state.quiet >= quietForDraw ? draw('seventyFiveMoves') : null;
}

export const toAct = (state: State): Seat[] => (result(state) ? [] : [state.turn]);

/** What may be claimed in this position; where the game is over anyway, nothing. */
export function claimIn(state: State): Claim | null {
  const claim = timesSeen(state) >= 3 ? 'threeTimes' : state.quiet >= quietForClaim ? 'fiftyMoves' : null;
  return claim && result(state) === null ? claim : null;
}

function refusal(state: State, move: Move): string | null {
  if (move === 'draw') return claimIn(state) ? null : 'noClaim';
  if (!stepsIn(state).includes(stepOf(move))) return refusalOf(new Position(state), stepOf(move));
  if (!isClaim(move)) return null;
  return claimIn(afterStep(state, stepOf(move))) ? null : 'noClaimAfter';
}

export function afterStep(state: State, step: Step): State {
  const position = new Position(state);
  const [mover, target] = [position.contents[fromOf(step)] ?? 0, position.contents[toOf(step)] ?? 0];
  const isQuiet = (mover & 7) !== pawn && target === 0;
  position.play(step);
  forgetIdleEnPassant(position);
  const placed = position.placed();
  return {
    ...placed,
    quiet: isQuiet ? state.quiet + 1 : 0,
    number: state.number + state.turn,
    seen: [...(isQuiet ? state.seen : []), keyOf(placed)],
    last: textOf(step),
    claimed: null,
  };
}

function play(state: State, entry: Entry<Chess>): State {
  if (entry.kind !== 'move') return state;
  const after = entry.move === 'draw' ? state : afterStep(state, stepOf(entry.move));
  return isClaim(entry.move) ? { ...after, claimed: claimIn(after) } : after;
}

export const feats = (_state: State, end: Result | null): Feat[] =>
  end?.how === 'checkmate' ? (end.places[0] ?? []).map((seat) => ({ seat, key: 'checkmate' })) : [];

/** Out of time: a draw where the other side could never mate. */
function forfeit(state: State, seat: Seat, cause: Cause): Result {
  if (cause === 'flagged' && !mayMate(state.pieces, 1 - seat))
    return { places: [[0, 1]], reason: 'time', how: 'cannotMate' };
  const reason = cause === 'resigned' ? 'resign' : cause === 'flagged' ? 'time' : 'abandoned';
  return { places: [[1 - seat], [seat]], reason };
}

/** What the engine asks of the rules. */
export const rules: GameRules<Chess> = {
  version: 1,
  ruleSets: { standard: {} },
  start,
  toAct,
  refusal: (state, _seat, move) => refusal(state, move),
  play,
  result,
  forfeit,
};
