// A position that moves are tried on: played forth and back, with two names that are alike for alike positions.
import type { Seat } from '../../engine/game.ts';
import { zobristKeys } from '../../kit/search/zobrist.ts';
import {
  allSquares,
  black,
  contentOf,
  king,
  letterOf,
  nameOf,
  type Pieces,
  pawn,
  rook,
  type Square,
  squareOf,
} from './squares.ts';

/** What makes two positions the same one. */
export interface Placed {
  readonly pieces: Pieces;
  readonly turn: Seat;
  /** Rights that are left, of `KQkq`. */
  readonly castling: string;
  /** The square a pawn may be captured on that has just made two steps over it. */
  readonly enPassant: string | null;
}

/** A move as a number: where from, where to, and the kind a pawn becomes. */
export type Move = number;
export const moveOf = (from: Square, to: Square, becomes = 0): Move => from | (to << 7) | (becomes << 14);
export const fromOf = (move: Move): Square => move & 127;
export const toOf = (move: Move): Square => (move >> 7) & 127;
export const becomesOf = (move: Move): number => move >> 14;

const rights = 'KQkq';
/** The rights that end with a move from or to a corner or a king's first square. */
const rightsEndedAt = new Uint8Array(128);
for (const [name, ended] of Object.entries({ a1: 2, e1: 3, h1: 1, a8: 8, e8: 12, h8: 4 }))
  rightsEndedAt[squareOf(name)] = ended;

export const nowhere = 127;
const slotMarks = zobristKeys(128 * 16, 1);
const nameMarks = zobristKeys(128 * 16, 2);
const slotTurns = zobristKeys(512, 3);
const nameTurns = zobristKeys(512, 4);

export class Position {
  readonly contents = new Uint8Array(128);
  /** Where the kings are: white's, black's. */
  readonly kings = new Uint8Array(2);
  /** Who moves: 0, or `black`. */
  side = 0;
  castling = 0;
  enPassant: Square = nowhere;
  private slotOfPieces = 0;
  private nameOfPieces = 0;
  private readonly undone: number[] = []; // captured, rights, en passant; the last on top

  constructor({ pieces, turn, castling, enPassant }: Placed) {
    allSquares.forEach((square, i) => {
      const letter = pieces[i] ?? '.';
      if (letter !== '.') this.put(square, contentOf(letter));
    });
    this.side = turn === 0 ? 0 : black;
    for (const right of castling) this.castling |= 1 << rights.indexOf(right);
    this.enPassant = enPassant === null ? nowhere : squareOf(enPassant);
  }

  get slot(): number {
    return this.slotOfPieces ^ (slotTurns[this.standing] ?? 0);
  }

  get name(): number {
    return this.nameOfPieces ^ (nameTurns[this.standing] ?? 0);
  }

  /** Side to move, rights and the file of an en passant capture, as one number. */
  private get standing(): number {
    const file = this.enPassant === nowhere ? 0 : (this.enPassant & 7) | 8;
    return (this.side === 0 ? 0 : 256) + file * 16 + this.castling;
  }

  play(move: Move): void {
    const [from, to] = [fromOf(move), toOf(move)];
    const content = this.contents[from] ?? 0;
    const kind = content & 7;
    const capturedAt = kind === pawn && to === this.enPassant ? to ^ 16 : to;
    this.undone.push(this.contents[capturedAt] ?? 0, this.castling, this.enPassant);
    this.put(capturedAt, 0);
    this.put(from, 0);
    this.put(to, becomesOf(move) > 0 ? becomesOf(move) | this.side : content);
    this.enPassant = kind === pawn && Math.abs(to - from) === 32 ? (from + to) >> 1 : nowhere;
    this.castling &= ~((rightsEndedAt[from] ?? 0) | (rightsEndedAt[to] ?? 0));
    if (kind === king && Math.abs(to - from) === 2) this.moveRook(from, to, false);
    this.side ^= black;
  }

  takeBack(move: Move): void {
    const [from, to] = [fromOf(move), toOf(move)];
    this.side ^= black;
    this.enPassant = this.undone.pop() ?? nowhere;
    this.castling = this.undone.pop() ?? 0;
    const captured = this.undone.pop() ?? 0;
    const content = becomesOf(move) > 0 ? pawn | this.side : (this.contents[to] ?? 0);
    const kind = content & 7;
    const capturedAt = kind === pawn && to === this.enPassant ? to ^ 16 : to;
    this.put(to, 0);
    this.put(from, content);
    this.put(capturedAt, captured);
    if (kind === king && Math.abs(to - from) === 2) this.moveRook(from, to, true);
  }

  placed(): Placed {
    return {
      pieces: allSquares.map((square) => letterOf(this.contents[square] ?? 0)).join(''),
      turn: this.side === 0 ? 0 : 1,
      castling: [...rights].filter((_, i) => this.castling & (1 << i)).join(''),
      enPassant: this.enPassant === nowhere ? null : nameOf(this.enPassant),
    };
  }

  private moveRook(from: Square, to: Square, isBack: boolean): void {
    const isShort = to > from;
    const corner = isShort ? to + 1 : to - 2;
    const beside = isShort ? to - 1 : to + 1;
    this.put(isBack ? beside : corner, 0);
    this.put(isBack ? corner : beside, rook | this.side);
  }

  private put(square: Square, content: number): void {
    const before = square * 16 + (this.contents[square] ?? 0);
    const after = square * 16 + content;
    this.slotOfPieces ^= (slotMarks[before] ?? 0) ^ (slotMarks[after] ?? 0);
    this.nameOfPieces ^= (nameMarks[before] ?? 0) ^ (nameMarks[after] ?? 0);
    this.contents[square] = content;
    if ((content & 7) === king) this.kings[content >> 3] = square;
  }
}
