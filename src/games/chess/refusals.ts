// Why a piece may not be moved so, as a text key in the game's own words.
import { isInCheck, legalMoves, patternMoves, towards } from './moves.ts';
import { becomesOf, fromOf, type Move, moveOf, type Position, toOf } from './position.ts';
import {
  bishop,
  black,
  fileOf,
  kinds,
  king,
  pawn,
  queen,
  rankOf,
  rook,
  type Square,
  squareOf,
} from './squares.ts';

/** null: the move is legal. */
export function refusalOf(position: Position, move: Move): string | null {
  const [from, to] = [fromOf(move), toOf(move)];
  const { contents, side } = position;
  const [mover, target] = [contents[from] ?? 0, contents[to] ?? 0];
  if (mover === 0 || (mover & black) !== side) return 'notYours';
  const legal = legalMoves(position);
  if (legal.includes(move)) return null;
  const isThere = (other: Move) => fromOf(other) === from && toOf(other) === to;
  if (legal.some(isThere)) return becomesOf(move) > 0 ? 'notLegal' : 'chooseKind';
  if (target !== 0 && (target & black) === side) return 'ownPiece';
  if (patternMoves(position).some(isThere)) return kingsReason(position);
  return patternRefusalOf(position, mover & 7, from, to);
}

const kingsReason = (position: Position): string => (isInCheck(position) ? 'stillInCheck' : 'kingInCheck');

function patternRefusalOf(position: Position, kind: number, from: Square, to: Square): string {
  if (kind === pawn) return whyNotPawn(position, from, to);
  if (kind === king && Math.abs(to - from) === 2) return whyNotCastling(position, from, to);
  const name = kinds[kind - 1] ?? 'king';
  return isInWay(kind, from, to) ? `blocked.${name}` : `way.${name}`;
}

/** A slider that would get there on an empty board. */
function isInWay(kind: number, from: Square, to: Square): boolean {
  const step = Math.abs(towards(from, to));
  if (step === 0) return false;
  const isStraight = step === 1 || step === 16;
  return kind === queen || (kind === rook && isStraight) || (kind === bishop && !isStraight);
}

function whyNotPawn({ contents, side }: Position, from: Square, to: Square): string {
  const rows = (rankOf(to) - rankOf(from)) * (side === 0 ? 1 : -1);
  const aside = Math.abs(fileOf(to) - fileOf(from));
  if (rows < 0) return 'pawnBack';
  if (rows === 1 && aside === 1) return 'pawnCapture';
  const isFirstStep = rankOf(from) === (side === 0 ? 1 : 6);
  const isForward = aside === 0 && (rows === 1 || (rows === 2 && isFirstStep));
  const ahead = contents[from + (side === 0 ? 16 : -16)];
  return isForward && (contents[to] !== 0 || ahead !== 0) ? 'blocked.pawn' : 'way.pawn';
}

function whyNotCastling(position: Position, from: Square, to: Square): string {
  const { contents, side, castling } = position;
  const isShort = to > from;
  const right = (isShort ? 1 : 2) * (side === 0 ? 1 : 4);
  if (from !== (side === 0 ? 4 : 116)) return 'way.king';
  if ((castling & right) === 0) return 'castling.moved';
  const between = isShort ? [from + 1, from + 2] : [from - 1, from - 2, from - 3];
  if (between.some((square) => contents[square] !== 0)) return 'castling.blocked';
  return isInCheck(position) ? 'castling.inCheck' : 'castling.through';
}

/** Why no move is written so, as squares or as words. */
export function typedRefusalOf(position: Position, text: string): string {
  const [from, to] = text.toLowerCase().match(/[a-h][1-8]/g) ?? [];
  const isInSquares = from !== undefined && to !== undefined && /^\s*[a-h][1-8]/i.test(text);
  return (isInSquares ? refusalOf(position, moveOf(squareOf(from), squareOf(to))) : null) ?? 'notLegal';
}

/** Why this piece cannot be picked up: it is not one's own, or it has nowhere to go; null: it can. */
export function stuckRefusalOf(position: Position, from: Square): string | null {
  const { contents, side } = position;
  const content = contents[from] ?? 0;
  if (content === 0 || (content & black) !== side) return 'notYours';
  const isFromHere = (move: Move) => fromOf(move) === from;
  if (legalMoves(position).some(isFromHere)) return null;
  return patternMoves(position).some(isFromHere) ? kingsReason(position) : 'stuck';
}
