// The 64 squares and what stands on them: numbers for thinking, names and letters for everybody else.

/** The 64 letters of a position in reading order, from a8 to h1: capitals are white, a dot is empty. */
export type Pieces = string;

/** A square by number: file + 16 × rank, so that a step over the edge sets a bit of `offBoard`. */
export type Square = number;
export const offBoard = 0x88;

export const kinds = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'] as const;
export type Kind = (typeof kinds)[number];

export const pawn = 1;
export const knight = 2;
export const bishop = 3;
export const rook = 4;
export const queen = 5;
export const king = 6;

/** A content is its kind, and this besides when it is black. */
export const black = 8;
const letters = '.PNBRQK  pnbrqk';

export const contentOf = (letter: string): number => Math.max(0, letters.indexOf(letter));
export const letterOf = (content: number): string => letters[content] ?? '.';
export const kindOf = (letter: string): Kind | null => kinds[(contentOf(letter) & 7) - 1] ?? null;
/** 0 white, 1 black; null where nothing stands. */
export const ownerOf = (letter: string): 0 | 1 | null =>
  letter === '.' ? null : letter === letter.toUpperCase() ? 0 : 1;

const files = 'abcdefgh';
export const fileOf = (square: Square): number => square & 7;
export const rankOf = (square: Square): number => square >> 4;
export const squareOf = (name: string): Square => files.indexOf(name[0] ?? '') + 16 * (Number(name[1]) - 1);
export const nameOf = (square: Square): string => `${files[fileOf(square)]}${rankOf(square) + 1}`;
export const isLight = (square: Square): boolean => (fileOf(square) + rankOf(square)) % 2 === 1;

/** Every square in reading order. */
export const allSquares: readonly Square[] = Array.from(
  { length: 64 },
  (_, i) => (i % 8) + 16 * (7 - Math.floor(i / 8)),
);

export const placeOf = (square: Square): number => (7 - rankOf(square)) * 8 + fileOf(square);
export const letterAt = (pieces: Pieces, square: Square): string => pieces[placeOf(square)] ?? '.';
