// Chess written down: positions as FEN, moves as the game tells them (Nf3, exd6, e8=Q+, O-O), and moves off the wire.
import type { GameNotation } from '../../engine/game.ts';
import { forgetIdleEnPassant, isAttacked, isInCheck, legalMoves } from './moves.ts';
import { becomesOf, fromOf, type Placed, Position, toOf } from './position.ts';
import { type Chess, type Move, type State, startingWith, stepOf } from './rules.ts';
import {
  black,
  fileOf,
  type Kind,
  kinds,
  king,
  letterAt,
  nameOf,
  type Pieces,
  pawn,
  squareOf,
} from './squares.ts';

const readMove = (raw: unknown): Move | null =>
  typeof raw === 'string' && /^(draw|[a-h][1-8][a-h][1-8][nbrq]?( draw)?)$/.test(raw) ? raw : null;

const piecesIn = (rows: string): Pieces | null => {
  const lines = rows.split('/').map((row) => row.replaceAll(/[1-8]/g, (empty) => '.'.repeat(Number(empty))));
  return lines.length === 8 && lines.every((line) => /^[prnbqkPRNBQK.]{8}$/.test(line))
    ? lines.join('')
    : null;
};

/** Where the king and the rook of a right must stand. */
const homes = { K: ['e1', 'h1'], Q: ['e1', 'a1'], k: ['e8', 'h8'], q: ['e8', 'a8'] } as const;
const rights = ['K', 'Q', 'k', 'q'] as const;

function isHome(pieces: Pieces, right: (typeof rights)[number]): boolean {
  const [kingAt, rookAt] = homes[right];
  const [kingLetter, rookLetter] = right === right.toUpperCase() ? 'KR' : 'kr';
  return (
    letterAt(pieces, squareOf(kingAt)) === kingLetter && letterAt(pieces, squareOf(rookAt)) === rookLetter
  );
}

/** Two steps over this square must just have been made. */
function isBehindPawn({ pieces, turn }: Pick<Placed, 'pieces' | 'turn'>, square: string): boolean {
  const [rank, ahead] = turn === 0 ? ['6', -16] : ['3', 16];
  const at = squareOf(square);
  const isEmpty = (where: number) => letterAt(pieces, where) === '.';
  const stepper = turn === 0 ? 'p' : 'P';
  return square[1] === rank && letterAt(pieces, at + ahead) === stepper && isEmpty(at) && isEmpty(at - ahead);
}

/** A position of chess: a king each, no pawn on the last rows, and who has moved is not in check. */
function placedIn(pieces: Pieces, turn: 0 | 1, castling: string, enPassant: string | null): Placed | null {
  const isOneEach =
    [...pieces].filter((letter) => letter === 'K').length === 1 &&
    [...pieces].filter((letter) => letter === 'k').length === 1;
  if (!isOneEach || /p/i.test(pieces.slice(0, 8) + pieces.slice(56))) return null;
  if (rights.some((right) => castling.includes(right) && !isHome(pieces, right))) return null;
  if (enPassant !== null && !isBehindPawn({ pieces, turn }, enPassant)) return null;
  const position = new Position({ pieces, turn, castling, enPassant });
  const waiting = position.kings[1 - turn] ?? 0;
  if (isAttacked(position, waiting, position.side)) return null;
  forgetIdleEnPassant(position);
  return position.placed();
}

const pattern = /^(\S+) ([wb]) (-|K?Q?k?q?) (-|[a-h][36])(?: (\d{1,3}) (\d{1,4}))?$/;

function readPosition(notation: string): State | null {
  const [, rows = '', side, castling = '', enPassant = '', quiet = '0', number = '1'] =
    pattern.exec(notation) ?? [];
  const pieces = piecesIn(rows);
  if (!pieces || castling === '' || Number(quiet) > 150 || Number(number) < 1) return null;
  const passed = enPassant === '-' ? null : enPassant;
  const placed = placedIn(pieces, side === 'w' ? 0 : 1, castling.replace('-', ''), passed);
  return placed && startingWith(placed, Number(quiet), Number(number));
}

function writePosition({ pieces, turn, castling, enPassant, quiet, number }: State): string {
  const rows = pieces.match(/.{8}/g) ?? [];
  const written = rows.map((row) => row.replaceAll(/\.+/g, (empty) => String(empty.length))).join('/');
  return `${written} ${turn === 0 ? 'w' : 'b'} ${castling || '-'} ${enPassant ?? '-'} ${quiet} ${number}`;
}

/** A move as it is told: the kind of the piece, and what follows its letter. */
export interface Told {
  readonly kind: Kind | 'castling';
  readonly words: string;
  readonly becomes: Kind | null;
  /** + check, # mate. */
  readonly sign: string;
}

export function tellMove(placed: Placed, move: Move): Told {
  const position = new Position(placed);
  const step = stepOf(move);
  const [from, to] = [fromOf(step), toOf(step)];
  const kind = (position.contents[from] ?? 0) % black;
  const takes = position.contents[to] !== 0 || (kind === pawn && fileOf(from) !== fileOf(to)) ? 'x' : '';
  const origin = kind === pawn ? takes && nameOf(from).charAt(0) : originOf(position, step);
  position.play(step);
  const isMate = legalMoves(position).length === 0;
  const sign = isInCheck(position) ? (isMate ? '#' : '+') : '';
  const becomes = kinds[becomesOf(step) - 1] ?? null;
  if (kind === king && Math.abs(to - from) === 2)
    return { kind: 'castling', words: to > from ? 'O-O' : 'O-O-O', becomes, sign };
  return { kind: kinds[kind - 1] ?? 'king', words: `${origin}${takes}${nameOf(to)}`, becomes, sign };
}

/** As much of the square left as is needed to tell the piece from others of its kind. */
function originOf(position: Position, step: number): string {
  const [from, to] = [fromOf(step), toOf(step)];
  const rivals = legalMoves(position)
    .filter((other) => toOf(other) === to && fromOf(other) !== from)
    .map(fromOf)
    .filter((square) => position.contents[square] === position.contents[from]);
  if (rivals.length === 0) return '';
  const [file = '', rank = ''] = nameOf(from);
  if (rivals.every((square) => fileOf(square) !== fileOf(from))) return file;
  return rivals.every((square) => nameOf(square)[1] !== rank) ? rank : file + rank;
}

/** A typed move: squares (`e2e4`, `e7-e8q`), or the words of the move list in the reader's language. */
export function typedMove(
  placed: Placed,
  moves: readonly Move[],
  text: string,
  say: (key: string, values: Readonly<Record<string, string>>) => string,
): Move | null {
  const bare = (words: string) => words.replaceAll(/[-+#x=\s]/g, '').replaceAll('0', 'O');
  const typed = bare(text);
  const squares = typed.toLowerCase();
  const isThis = (move: Move): boolean => {
    const { kind, words, becomes } = tellMove(placed, move);
    const told = becomes ? say(`becomes.${becomes}`, { move: words, sign: '' }) : say(kind, { move: words });
    return bare(told) === typed;
  };
  if (squares.length >= 4 && moves.some((move) => move.startsWith(squares))) return squares;
  const fitting = moves.filter(isThis);
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** What is read and written. */
export const notation: GameNotation<Chess> = {
  readMove,
  readPosition,
  writePosition,
};
