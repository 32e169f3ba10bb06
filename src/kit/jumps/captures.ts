// Men and kings on dark squares: plain moves, chains of jumps, and playing them forth and back.
import { zobristKeys } from '../search/zobrist.ts';
import {
  contentOf,
  type DarkSquares,
  diagonals,
  forward,
  isFarRow,
  type JumpSide,
  letterOf,
  otherSide,
  type Pieces,
  pieceOn,
} from './darkSquares.ts';

/** What the games of this family differ in. */
export interface Custom {
  readonly board: DarkSquares;
  /** Men jump backward too. */
  readonly menJumpBack: boolean;
  /** Kings move and jump over any distance. */
  readonly kingsFly: boolean;
  /** Only the longest captures are legal. */
  readonly takesMost: boolean;
  /** Jumped pieces stay, and block, until the chain is over. */
  readonly liftsLate: boolean;
  /** A man that reaches the far row stops there. */
  readonly crowningStops: boolean;
}

/** A whole turn: the squares visited, the first one left, and the squares whose pieces were taken. */
export interface CaptureRoute {
  readonly path: readonly number[];
  readonly taken: readonly number[];
}

/** The content of a square whose piece is taken already and lies there until the chain is over: it blocks, and belongs to nobody. */
const jumped = 5;

const mostSquares = 51;
const slotMarks = zobristKeys(mostSquares * 5, 1);
const nameMarks = zobristKeys(mostSquares * 5, 2);

const sideOfContent = (content: number): number =>
  content === 0 || content === jumped ? 0 : content % 2 === 1 ? 1 : 2;

/** A position that moves are tried on. */
export class CapturePosition {
  /** By square, from 1. */
  readonly contents: Uint8Array;
  side: JumpSide;
  /** Two independent names of the position; alike for alike positions. */
  slot = 0;
  name = 0;
  private readonly custom: Custom;
  private readonly undone: number[] = []; // contents lifted, the last on top

  constructor(custom: Custom, pieces: Pieces, side: JumpSide) {
    this.custom = custom;
    this.side = side;
    this.contents = new Uint8Array(custom.board.count + 1);
    for (let square = 1; square <= custom.board.count; square++)
      this.put(square, contentOf(pieceOn(pieces, square)));
  }

  get pieces(): Pieces {
    return Array.from(this.contents.subarray(1), letterOf).join('');
  }

  /** All legal turns, each once. */
  routes(): CaptureRoute[] {
    const captures = this.captures();
    if (captures.length === 0) return this.plainMoves();
    return this.custom.liftsLate && captures.length > 1 ? onceEach(captures) : captures;
  }

  /** All ways to capture: where the order of jumps makes no difference, the same turn comes in several. */
  captures(): CaptureRoute[] {
    const found: CaptureRoute[] = [];
    for (let square = 1; square < this.contents.length; square++) {
      const content = this.contents[square] ?? 0;
      if (sideOfContent(content) !== this.side || !this.canJumpFrom(square, content)) continue;
      this.contents[square] = 0;
      this.followJumps(square, content, [square], [], found);
      this.contents[square] = content;
    }
    if (!this.custom.takesMost || found.length < 2) return found;
    const most = found.reduce((longest, { taken }) => Math.max(longest, taken.length), 0);
    return found.filter(({ taken }) => taken.length === most);
  }

  plainMoves(): CaptureRoute[] {
    const { next } = this.custom.board;
    const found: CaptureRoute[] = [];
    for (let square = 1; square < this.contents.length; square++) {
      const content = this.contents[square] ?? 0;
      if (sideOfContent(content) !== this.side) continue;
      const flies = content > 2 && this.custom.kingsFly;
      for (const diagonal of content > 2 ? diagonals : forward[this.side]) {
        let to = next[square * 4 + diagonal] ?? 0;
        while (to > 0 && this.contents[to] === 0) {
          found.push({ path: [square, to], taken: [] });
          to = flies ? (next[to * 4 + diagonal] ?? 0) : 0;
        }
      }
    }
    return found;
  }

  /** Whether there is a capture, found without following any to its end. */
  canCapture(): boolean {
    for (let square = 1; square < this.contents.length; square++) {
      const content = this.contents[square] ?? 0;
      if (sideOfContent(content) === this.side && this.canJumpFrom(square, content)) return true;
    }
    return false;
  }

  /** Whether there is a move without a capture. */
  canStep(): boolean {
    const { next } = this.custom.board;
    for (let square = 1; square < this.contents.length; square++) {
      const content = this.contents[square] ?? 0;
      if (sideOfContent(content) !== this.side) continue;
      for (const diagonal of content > 2 ? diagonals : forward[this.side]) {
        const to = next[square * 4 + diagonal] ?? 0;
        if (to > 0 && this.contents[to] === 0) return true;
      }
    }
    return false;
  }

  play({ path, taken }: CaptureRoute): void {
    const [from = 0] = path;
    const to = path[path.length - 1] ?? 0;
    const content = this.contents[from] ?? 0;
    const isCrowned = content <= 2 && isFarRow(this.custom.board, this.side, to);
    this.put(from, 0);
    for (const square of taken) {
      this.undone.push(this.contents[square] ?? 0);
      this.put(square, 0);
    }
    this.undone.push(content);
    this.put(to, isCrowned ? content + 2 : content);
    this.side = otherSide(this.side);
  }

  takeBack({ path, taken }: CaptureRoute): void {
    this.side = otherSide(this.side);
    this.put(path[path.length - 1] ?? 0, 0);
    const content = this.undone.pop() ?? 0;
    for (let i = taken.length - 1; i >= 0; i--) this.put(taken[i] ?? 0, this.undone.pop() ?? 0);
    this.put(path[0] ?? 0, content);
  }

  private put(square: number, content: number): void {
    const before = square * 5 + (this.contents[square] ?? 0);
    const after = square * 5 + content;
    this.slot ^= (slotMarks[before] ?? 0) ^ (slotMarks[after] ?? 0);
    this.name ^= (nameMarks[before] ?? 0) ^ (nameMarks[after] ?? 0);
    this.contents[square] = content;
  }

  private jumpDiagonals(content: number): readonly number[] {
    return content > 2 || this.custom.menJumpBack ? diagonals : forward[this.side];
  }

  /** The square of the piece that would be jumped that way, if there is room behind it; 0: none. */
  private jumpOver(at: number, content: number, diagonal: number): number {
    const { next } = this.custom.board;
    let over = next[at * 4 + diagonal] ?? 0;
    if (content > 2 && this.custom.kingsFly)
      while (over > 0 && this.contents[over] === 0) over = next[over * 4 + diagonal] ?? 0;
    if (over === 0 || sideOfContent(this.contents[over] ?? 0) !== otherSide(this.side)) return 0;
    const behind = next[over * 4 + diagonal] ?? 0;
    return behind > 0 && this.contents[behind] === 0 ? over : 0;
  }

  /** A quick look, so that pieces without a jump cost nothing. */
  private canJumpFrom(at: number, content: number): boolean {
    for (const diagonal of this.jumpDiagonals(content))
      if (this.jumpOver(at, content, diagonal) > 0) return true;
    return false;
  }

  /**
   * Follows all chains of jumps of a piece from here to their ends, and adds them to `found`. `path` and `taken` hold the
   * chain so far; pieces are lifted before each deeper call and put back after it.
   */
  private followJumps(
    at: number,
    content: number,
    path: number[],
    taken: number[],
    found: CaptureRoute[],
  ): void {
    const { board, liftsLate, crowningStops, kingsFly } = this.custom;
    // A man that has just reached the far row may have to stop there.
    const isStopped = crowningStops && content <= 2 && path.length > 1 && isFarRow(board, this.side, at);
    let isEnd = true;
    for (const diagonal of isStopped ? [] : this.jumpDiagonals(content)) {
      const over = this.jumpOver(at, content, diagonal);
      if (over === 0) continue;
      isEnd = false;
      const lifted = this.contents[over] ?? 0;
      this.contents[over] = liftsLate ? jumped : 0;
      taken.push(over);
      let to = board.next[over * 4 + diagonal] ?? 0;
      while (to > 0 && this.contents[to] === 0) {
        path.push(to);
        this.followJumps(to, content, path, taken, found);
        path.pop();
        to = content > 2 && kingsFly ? (board.next[to * 4 + diagonal] ?? 0) : 0;
      }
      taken.pop();
      this.contents[over] = lifted;
    }
    if (isEnd && taken.length > 0) found.push({ path: [...path], taken: [...taken] });
  }
}

const turnKey = ({ path, taken }: CaptureRoute): string =>
  `${path[0]} ${path.at(-1)} ${[...taken].sort((a, b) => a - b).join()}`;

/** The same start, end and pieces taken are one turn, whatever the way. */
function onceEach(routes: readonly CaptureRoute[]): CaptureRoute[] {
  const kept = new Map<string, CaptureRoute>();
  for (const route of routes) {
    const key = turnKey(route);
    if (!kept.has(key)) kept.set(key, route);
  }
  return [...kept.values()];
}

export const isSameTurn = (a: CaptureRoute, b: CaptureRoute): boolean => turnKey(a) === turnKey(b);
