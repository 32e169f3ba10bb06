// Turns of jumping games square by square: where a half-made one may go on, how one is typed, and why another is refused.
import { CapturePosition, type CaptureRoute, type Custom, isSameTurn } from './captures.ts';
import { columnOf, isKing, type JumpSide, type Pieces, pieceOn, rowOf, sideOf } from './darkSquares.ts';

/** Where the piece may go on to; `path` is the way there from its start. */
export interface RouteTarget {
  readonly square: number;
  /** How many steps from where it stands now. */
  readonly step: number;
  readonly path: readonly number[];
  /** The turn this comes to, as it is listed; null: it goes on from there. */
  readonly whole: readonly number[] | null;
  readonly isJump: boolean;
  /** There are more jumps after this one, or there were some before it. */
  readonly isInChain: boolean;
}

const startsWith = (path: readonly number[], start: readonly number[]): boolean =>
  start.length <= path.length && start.every((square, i) => path[i] === square);

/** All ways, those that come to the same turn too. */
export function waysOf(custom: Custom, pieces: Pieces, side: JumpSide): CaptureRoute[] {
  const position = new CapturePosition(custom, pieces, side);
  const captures = position.captures();
  return captures.length > 0 ? captures : position.plainMoves();
}

/**
 * The squares a half-made turn may go on to: the next one of each way, and further ones that can only mean one turn, so
 * that pressing them makes all jumps on the way.
 */
export function targetsAfter(ways: readonly CaptureRoute[], soFar: readonly number[]): RouteTarget[] {
  const open = ways.filter(({ path }) => startsWith(path, soFar));
  const found = new Map<number, RouteTarget>();
  const longest = Math.max(0, ...open.map(({ path }) => path.length));
  for (let length = soFar.length + 1; length <= longest; length++) {
    for (const way of open) {
      const square = way.path[length - 1];
      if (square === undefined || found.has(square)) continue;
      const step = length - soFar.length;
      if (step > 1 && !isUnambiguous(open, way, length)) continue;
      const path = way.path.slice(0, length);
      found.set(square, {
        square,
        step,
        path,
        whole: wholeTurn(ways, path),
        isJump: way.taken.length > 0,
        isInChain: way.taken.length > 1,
      });
    }
  }
  return [...found.values()];
}

/**
 * Whether pressing the square that this way reaches after so many squares can mean nothing else: every open way that
 * comes there does so by the same squares, or the way ends there and the other is the same turn.
 */
function isUnambiguous(open: readonly CaptureRoute[], way: CaptureRoute, length: number): boolean {
  const start = way.path.slice(0, length);
  const square = start.at(-1) ?? 0;
  const isEnd = way.path.length === length;
  const comingThere = open.filter(({ path }) => path.indexOf(square, 1) > 0);
  return comingThere.every((other) => startsWith(other.path, start) || (isEnd && isSameTurn(way, other)));
}

/** The turn this way is, as it is listed: of all ways that come to it, the first. Null: it is no whole way. */
export function wholeTurn(ways: readonly CaptureRoute[], path: readonly number[]): readonly number[] | null {
  const way = ways.find((known) => known.path.length === path.length && startsWith(known.path, path));
  return (way && ways.find((other) => isSameTurn(other, way))?.path) ?? null;
}

/** The pieces with a turn half made: moved, and what it jumped still lying there. */
export function halfway(pieces: Pieces, ways: readonly CaptureRoute[], soFar: readonly number[]) {
  const way = ways.find(({ path }) => startsWith(path, soFar));
  const [from = 0] = soFar;
  const to = soFar.at(-1) ?? from;
  const letters = [...pieces];
  letters[from - 1] = '.';
  letters[to - 1] = pieceOn(pieces, from);
  return { pieces: letters.join(''), jumped: way?.taken.slice(0, soFar.length - 1) ?? [] };
}

export function afterRoute(custom: Custom, pieces: Pieces, side: JumpSide, route: CaptureRoute): Pieces {
  const position = new CapturePosition(custom, pieces, side);
  position.play(route);
  return position.pieces;
}

const squaresIn = (text: string): number[] =>
  /^\s*\d{1,2}(\s*[-x ]\s*\d{1,2})+\s*$/i.test(text) ? (text.match(/\d+/g) ?? []).map(Number) : [];

/** `11-15`, `18x11x2`: squares in order; from and to alone are enough where they fit one turn only. */
export function typedRoute(ways: readonly CaptureRoute[], text: string): CaptureRoute | null {
  const squares = squaresIn(text);
  const whole = ways.find(({ path }) => path.length === squares.length && startsWith(path, squares));
  if (whole || squares.length > 2) return whole ?? null;
  const fitting = ways.filter(({ path }) => path[0] === squares[0] && path.at(-1) === squares[1]);
  const [only] = fitting;
  return only && fitting.every((way) => isSameTurn(way, only)) ? only : null;
}

/** Why a piece cannot be picked up, or not be put down there; a text key. */
export function whyNot(
  custom: Custom,
  pieces: Pieces,
  side: JumpSide,
  ways: readonly CaptureRoute[],
  from: number | null,
  to: number | null,
): string {
  const mustCapture = ways.some(({ taken }) => taken.length > 0);
  if (to === null) return 'lightSquare';
  if (from === null || sideOf(pieceOn(pieces, to)) === side) {
    if (sideOf(pieceOn(pieces, to)) !== side) return 'notYours';
    if (!mustCapture) return 'blocked';
    return custom.takesMost && mayJump(custom, pieces, side, to) ? 'takeMost' : 'otherCaptures';
  }
  if (pieceOn(pieces, to) !== '.') return mayTake(ways, from, to) ? 'jumpOver' : 'occupied';
  if (mustCapture) return 'mustCapture';
  return isKing(pieceOn(pieces, from)) ? 'diagonal' : whyNotMan(custom, side, from, to);
}

const mayTake = (ways: readonly CaptureRoute[], from: number, square: number): boolean =>
  ways.some(({ path, taken }) => path[0] === from && taken.includes(square));

const mayJump = (custom: Custom, pieces: Pieces, side: JumpSide, square: number): boolean =>
  new CapturePosition({ ...custom, takesMost: false }, pieces, side)
    .captures()
    .some(({ path }) => path[0] === square);

function whyNotMan({ board }: Custom, side: JumpSide, from: number, to: number): string {
  const down = rowOf(board, to) - rowOf(board, from);
  const isBackward = side === 1 ? down > 0 : down < 0;
  return isBackward && Math.abs(columnOf(board, to) - columnOf(board, from)) === 1
    ? 'manForward'
    : 'manOneStep';
}

/** Why this turn is refused; null: it is listed. */
export function refusalOf(
  listed: readonly CaptureRoute[],
  all: readonly CaptureRoute[],
  path: readonly number[],
): string | null {
  const isThis = (route: CaptureRoute) => route.path.length === path.length && startsWith(route.path, path);
  if (listed.some(isThis)) return null;
  if (listed.some((route) => route.taken.length > 0 && startsWith(route.path, path))) return 'carryOn';
  if (all.some((route) => route.taken.length > 0 && startsWith(route.path, path))) return 'takeMost';
  return listed.some(({ taken }) => taken.length > 0) ? 'mustCapture' : 'notLegal';
}

/** Why no turn is written so; a text key. */
export function whyNotTyped(
  custom: Custom,
  pieces: Pieces,
  side: JumpSide,
  ways: readonly CaptureRoute[],
  text: string,
): string {
  const path = squaresIn(text);
  const [from, to] = [path[0], path.at(-1)];
  if (from === undefined || to === undefined || Math.max(...path) > custom.board.count) return 'notLegal';
  if (sideOf(pieceOn(pieces, from)) !== side) return 'notYours';
  const isThere = (way: CaptureRoute) => way.path[0] === from && way.path.at(-1) === to;
  if (path.length === 2 && ways.some(isThere)) return 'severalWays';
  const all = waysOf({ ...custom, takesMost: false }, pieces, side);
  const reason = refusalOf(ways, all, path);
  if (reason !== null && reason !== 'notLegal') return reason;
  const isOwn = sideOf(pieceOn(pieces, to)) === side;
  return isOwn ? 'occupied' : whyNot(custom, pieces, side, ways, from, to);
}

/** A path off the wire; whether it can be played is another question. */
export function readPath(raw: unknown, squares: number): readonly number[] | null {
  if (!Array.isArray(raw) || raw.length < 2 || raw.length > squares) return null;
  const isSquare = (n: unknown): n is number =>
    typeof n === 'number' && Number.isInteger(n) && n >= 1 && n <= squares;
  return raw.every(isSquare) ? raw : null;
}
