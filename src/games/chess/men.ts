// The chess men in a square of a hundred units: flat silhouettes of our own on a common base, built to be told apart at 30 pixels.
import type { Kind } from './squares.ts';

interface Man {
  /** The lowest first. */
  readonly outlines: readonly string[];
  /** Middle and radius. */
  readonly balls?: readonly (readonly [x: number, y: number, radius: number])[];
  /** Lines inside, lighter on the black men. */
  readonly lines?: string;
}

export const men: Readonly<Record<Kind, Man>> = {
  pawn: {
    outlines: ['M33 80c2-13 10-17 10-31h14c0 14 8 18 10 31z'],
    balls: [[50, 36, 15]],
    lines: 'M37 52h26',
  },
  knight: {
    outlines: [
      'M32 80c-1-15 15-19 16-32-6 3-10 5-14 11-4 5-17 2-17-6 0-4 9-11 12-20 2-7 8-11 13-13l-1-11 11 9c21 5 30 27 26 62z',
    ],
    lines: 'M57 28c10 9 14 24 12 42',
  },
  bishop: {
    outlines: [
      'M34 80l8-16h16l8 16z',
      'M50 18c13 11 19 22 17 33-1 9-8 15-17 15s-16-6-17-15c-2-11 4-22 17-33z',
    ],
    balls: [[50, 14, 6]],
    lines: 'M50 48l11-17',
  },
  rook: {
    outlines: ['M26 17h13v8h5.5v-8h11v8H61v-8h13v20l-8 7v24l7 12H27l7-12V44l-8-7z'],
    lines: 'M34 44h32M34 68h32',
  },
  queen: {
    outlines: ['M24 80c2-6 1-9-1-14L15 34l17 16 2-24 11 22 5-27 5 27 11-22 2 24 17-16-8 32c-2 5-3 8-1 14z'],
    balls: [
      [13, 31, 6],
      [33, 23, 6],
      [50, 18, 6],
      [67, 23, 6],
      [87, 31, 6],
    ],
    lines: 'M25 67q25-7 50 0',
  },
  king: {
    outlines: [
      'M44.5 4h11l-2.5 8 8-2.5v11L53 18l2 11H45l2-11-8 2.5v-11l8 2.5z',
      'M26 80c0-5-13-14-13-27 0-11 8-17 17-17 8 0 15 4 20 12 5-8 12-12 20-12 9 0 17 6 17 17 0 13-13 22-13 27z',
      'M50 26c9 7 8 17 0 24-8-7-9-17 0-24z',
    ],
    lines: 'M27 69q23-8 46 0',
  },
};

export const base = { x: 19, y: 79, width: 62, height: 12, rx: 5 };
/** Of the base, on the board. */
export const shadow = { x: 19, y: 84, width: 62, height: 12, rx: 6 };
/** Of the knight. */
export const eye = { cx: 39, cy: 36, r: 3.6 };
