// Where pieces go: attacks, moves by pattern, and those of them that leave one's king safe.
import { fromOf, type Move, moveOf, nowhere, type Position, toOf } from './position.ts';
import {
  allSquares,
  bishop,
  black,
  knight,
  offBoard,
  pawn,
  queen,
  rankOf,
  rook,
  type Square,
} from './squares.ts';

const straight = [1, -1, 16, -16];
const diagonal = [15, 17, -15, -17];
export const everyWay = [...straight, ...diagonal];
const leaps = [14, 18, 31, 33, -14, -18, -31, -33];
const none: readonly number[] = [];
/** By kind: the single steps it makes, or the ways it slides. */
const stepsOf = [none, none, leaps, none, none, none, everyWay];
const slidesOf = [none, none, none, diagonal, straight, everyWay, none];
const becoming = [queen, rook, bishop, knight];

/** The step that leads from one square towards another in a line, at the difference + 119; 0: they are not in line. */
const stepBetween = new Int8Array(239);
for (const step of everyWay)
  for (let distance = 1; distance < 8; distance++) stepBetween[119 + step * distance] = step;

export const towards = (from: Square, to: Square): number => stepBetween[119 + to - from] ?? 0;

const isThere = (contents: Uint8Array, square: Square, content: number): boolean =>
  (square & offBoard) === 0 && contents[square] === content;

/** Whether this side (0 or `black`) attacks the square. */
export function isAttacked({ contents, kings }: Position, square: Square, by: number): boolean {
  const behind = by === 0 ? -16 : 16;
  if (isThere(contents, square + behind - 1, pawn | by)) return true;
  if (isThere(contents, square + behind + 1, pawn | by)) return true;
  for (const leap of leaps) if (isThere(contents, square + leap, knight | by)) return true;
  const toKing = square - (kings[by >> 3] ?? 0);
  if (everyWay.includes(toKing)) return true;
  return (
    slidersAttack(contents, square, straight, rook | by, queen | by) ||
    slidersAttack(contents, square, diagonal, bishop | by, queen | by)
  );
}

function slidersAttack(
  contents: Uint8Array,
  square: Square,
  ways: readonly number[],
  one: number,
  other: number,
): boolean {
  for (const step of ways) {
    let at = square + step;
    while ((at & offBoard) === 0 && contents[at] === 0) at += step;
    if ((at & offBoard) !== 0) continue;
    const content = contents[at];
    if (content === one || content === other) return true;
  }
  return false;
}

const kingOf = ({ kings }: Position, side: number): Square => kings[side >> 3] ?? 0;

export const isInCheck = (position: Position): boolean =>
  isAttacked(position, kingOf(position, position.side), position.side ^ black);

/** Moves by the pattern of the pieces, castling included; the king's safety is another question. */
export function patternMoves(position: Position, onlyStorming = false): Move[] {
  const { contents, side } = position;
  const found: Move[] = [];
  for (const from of allSquares) {
    const content = contents[from] ?? 0;
    if (content === 0 || (content & black) !== side) continue;
    const kind = content & 7;
    if (kind === pawn) addPawn(position, from, found, onlyStorming);
    else addPiece(position, from, kind, found, onlyStorming);
  }
  if (!onlyStorming) addCastling(position, found);
  return found;
}

function addPiece(
  { contents, side }: Position,
  from: Square,
  kind: number,
  found: Move[],
  onlyStorming: boolean,
) {
  const enemy = (content: number) => content !== 0 && (content & black) !== side;
  for (const step of stepsOf[kind] ?? none) {
    const to = from + step;
    if ((to & offBoard) !== 0) continue;
    const content = contents[to] ?? 0;
    if (enemy(content) || (content === 0 && !onlyStorming)) found.push(moveOf(from, to));
  }
  for (const step of slidesOf[kind] ?? none) {
    let to = from + step;
    for (; (to & offBoard) === 0 && contents[to] === 0; to += step)
      if (!onlyStorming) found.push(moveOf(from, to));
    if ((to & offBoard) === 0 && enemy(contents[to] ?? 0)) found.push(moveOf(from, to));
  }
}

/** Storming: captures, and becoming a queen. */
function addPawn(
  { contents, side, enPassant }: Position,
  from: Square,
  found: Move[],
  onlyStorming: boolean,
) {
  const forward = side === 0 ? 16 : -16;
  const isLastStep = rankOf(from) === (side === 0 ? 6 : 1);
  const add = (to: Square) => {
    if (!isLastStep) found.push(moveOf(from, to));
    else for (const kind of onlyStorming ? [queen] : becoming) found.push(moveOf(from, to, kind));
  };
  for (const to of [from + forward - 1, from + forward + 1]) {
    const content = (to & offBoard) === 0 ? (contents[to] ?? 0) : 0;
    if ((content !== 0 && (content & black) !== side) || to === enPassant) add(to);
  }
  if (contents[from + forward] !== 0 || (onlyStorming && !isLastStep)) return;
  add(from + forward);
  const isFirstStep = rankOf(from) === (side === 0 ? 1 : 6);
  if (isFirstStep && contents[from + 2 * forward] === 0) found.push(moveOf(from, from + 2 * forward));
}

function addCastling(position: Position, found: Move[]): void {
  const { contents, side, castling } = position;
  const [short, long] = side === 0 ? [1, 2] : [4, 8];
  if ((castling & (short | long)) === 0) return;
  const home = side === 0 ? 4 : 116;
  const isEmpty = (square: Square) => contents[square] === 0;
  const isSafe = (square: Square) => !isAttacked(position, square, side ^ black);
  if (!isSafe(home)) return;
  if (castling & short && isEmpty(home + 1) && isEmpty(home + 2) && isSafe(home + 1))
    found.push(moveOf(home, home + 2));
  const isClear = isEmpty(home - 1) && isEmpty(home - 2) && isEmpty(home - 3);
  if (castling & long && isClear && isSafe(home - 1)) found.push(moveOf(home, home - 2));
}

/** Whether one's own king is attacked once this is moved. */
export function exposesKing(position: Position, move: Move): boolean {
  position.play(move);
  const isExposed = isAttacked(position, kingOf(position, position.side ^ black), position.side);
  position.takeBack(move);
  return isExposed;
}

function safeOf(position: Position, moves: readonly Move[]): Move[] {
  const at = kingOf(position, position.side);
  const isChecked = isInCheck(position);
  return moves.filter((move) => {
    const from = fromOf(move);
    const mayExpose =
      isChecked || from === at || toOf(move) === position.enPassant || towards(at, from) !== 0;
    return !mayExpose || !exposesKing(position, move);
  });
}

export const legalMoves = (position: Position): Move[] => safeOf(position, patternMoves(position));

/** Captures, and pawns that become queens. */
export const stormingMoves = (position: Position): Move[] => safeOf(position, patternMoves(position, true));

/** An en passant capture that nobody can make is none. */
export function forgetIdleEnPassant(position: Position): void {
  if (position.enPassant === nowhere) return;
  const isCapture = (move: Move) =>
    toOf(move) === position.enPassant && (position.contents[fromOf(move)] ?? 0) % black === pawn;
  if (!legalMoves(position).some(isCapture)) position.enPassant = nowhere;
}
