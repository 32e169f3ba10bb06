// Boards whose dark squares are numbered row by row from black's back row: neighbours, pieces as letters, positions as text.

/** 1 white, moving towards square 1; 2 black, moving the other way. */
export type JumpSide = 1 | 2;

/** What stands on a square by number: nothing, a man (its side), a king (its side + 2). */
const letters = '.wbWB';

export const otherSide = (side: JumpSide): JumpSide => (side === 1 ? 2 : 1);
export const contentOf = (letter: string): number => letters.indexOf(letter);
export const sideOf = (letter: string): JumpSide | null => {
  const content = contentOf(letter);
  return content <= 0 ? null : content % 2 === 1 ? 1 : 2;
};
export const isKing = (letter: string): boolean => letter === 'W' || letter === 'B';
export const letterOf = (content: number): string => letters[content] ?? '.';

/** The four diagonals: two towards square 1, then two away from it. */
export const diagonals = [0, 1, 2, 3] as const;
/** Where a man of each side goes. */
export const forward: Readonly<Record<JumpSide, readonly number[]>> = { 1: [0, 1], 2: [2, 3] };

const steps = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

export interface DarkSquares {
  readonly size: number;
  readonly count: number;
  /** The next square on a diagonal, at `square * 4 + diagonal`; 0 beyond the edge. */
  readonly next: Int8Array;
}

const rowIn = (size: number, square: number): number => Math.floor((square - 1) / (size / 2));
const columnIn = (size: number, square: number): number => {
  const row = rowIn(size, square);
  return ((square - 1) % (size / 2)) * 2 + (row % 2 === 0 ? 1 : 0);
};

/** The number of the square in this row and column, both from 0 at the top left; null: it is a light one. */
export function squareAt(size: number, row: number, column: number): number | null {
  const isOnBoard = row >= 0 && column >= 0 && row < size && column < size;
  return isOnBoard && (row + column) % 2 === 1 ? (row * size + column - ((row + 1) % 2)) / 2 + 1 : null;
}

/** The numbers as this side sees the board, from the far row on; null: a light square. */
export function rowsSeenBy({ size }: DarkSquares, side: JumpSide): (number | null)[][] {
  const lines = Array.from({ length: size }, (_, i) => (side === 1 ? i : size - 1 - i));
  return lines.map((row) => lines.map((column) => squareAt(size, row, column)));
}

export function darkSquares(size: number): DarkSquares {
  const count = (size * size) / 2;
  const next = new Int8Array((count + 1) * 4);
  for (let square = 1; square <= count; square++)
    steps.forEach(([down, right], diagonal) => {
      const [row, column] = [rowIn(size, square) + down, columnIn(size, square) + right];
      next[square * 4 + diagonal] = squareAt(size, row, column) ?? 0;
    });
  return { size, count, next };
}

export const rowOf = ({ size }: DarkSquares, square: number): number => rowIn(size, square);
export const columnOf = ({ size }: DarkSquares, square: number): number => columnIn(size, square);

/** The row on which a man of this side becomes a king. */
export const isFarRow = (board: DarkSquares, side: JumpSide, square: number): boolean =>
  rowIn(board.size, square) === (side === 1 ? 0 : board.size - 1);

/** The pieces on all squares, one letter each: w and b are men, W and B kings, a dot nothing. */
export type Pieces = string;

export const pieceOn = (pieces: Pieces, square: number): string => pieces[square - 1] ?? '.';

export const piecesOf = (pieces: Pieces, side: JumpSide): number[] =>
  [...pieces].flatMap((letter, i) => (sideOf(letter) === side ? [i + 1] : []));

export const kingsOf = (pieces: Pieces, side: JumpSide): number =>
  piecesOf(pieces, side).filter((square) => isKing(pieceOn(pieces, square))).length;

interface Placed {
  readonly pieces: Pieces;
  readonly side: JumpSide;
}

const sideByLetter: Readonly<Record<string, JumpSide>> = { W: 1, B: 2 };

/** `B:W21-32:B1-12`: who moves, then the squares of both sides, K before a king, ranges allowed. */
export function readPlaced(board: DarkSquares, notation: string): Placed | null {
  const [mover = '', ...lists] = notation.trim().split(':');
  const side = sideByLetter[mover];
  const pieces = Array.from({ length: board.count }, () => '.');
  const named = lists.map((list) => list[0]).sort();
  if (!side || named.join() !== 'B,W') return null;
  for (const list of lists) {
    const owner = sideByLetter[list[0] ?? ''];
    if (!owner || !place(board, pieces, owner, list.slice(1))) return null;
  }
  return { pieces: pieces.join(''), side };
}

function place(board: DarkSquares, pieces: string[], side: JumpSide, list: string): boolean {
  for (const word of list.split(',').filter(Boolean)) {
    const [whole, king, from, to = from] = /^(K?)(\d{1,2})(?:-(\d{1,2}))?$/.exec(word) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (whole === undefined || first < 1 || last > board.count || first > last) return false;
    for (let square = first; square <= last; square++) {
      if (pieces[square - 1] !== '.' || (!king && isFarRow(board, side, square))) return false;
      pieces[square - 1] = letterOf(king ? side + 2 : side);
    }
  }
  return true;
}

export function writePlaced({ pieces, side }: Placed): string {
  const mover = side === 1 ? 'W' : 'B';
  return `${mover}:W${writeList(pieces, 1)}:B${writeList(pieces, 2)}`;
}

/** Three men in a row and more are written as a range. */
function writeList(pieces: Pieces, side: JumpSide): string {
  const words: string[] = [];
  for (let square = 1; square <= pieces.length; square++) {
    if (sideOf(pieceOn(pieces, square)) !== side) continue;
    if (isKing(pieceOn(pieces, square))) {
      words.push(`K${square}`);
      continue;
    }
    let last = square;
    while (pieceOn(pieces, last + 1) === pieceOn(pieces, square)) last++;
    if (last - square < 2) last = square;
    words.push(last > square ? `${square}-${last}` : String(square));
    square = last;
  }
  return words.join(',');
}
