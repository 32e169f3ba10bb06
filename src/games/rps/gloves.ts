// The hands as gloves that point to the right, in 240 by 180 units: a silhouette of palm and fingers, and what lies on top of it.
import type { Hand } from './hands.ts';

type Finger = readonly [path: string, width: number];

interface Pose {
  readonly palm: string;
  /** Drawn as one silhouette with the palm. */
  readonly fingers: readonly Finger[];
  /** Each with an outline of its own. */
  readonly over: readonly Finger[];
  readonly creases: readonly string[];
  /** Its middle, from left to right, where it stands alone. */
  readonly middle: number;
}

const palm = 'M66 66C78 48 124 46 140 62C150 78 150 108 140 122C124 138 78 136 66 118Z';

export const poses: Readonly<Record<Hand, Pose>> = {
  rock: {
    palm: 'M66 66C80 44 120 40 140 52C152 66 154 112 142 130C124 144 80 140 66 118Z',
    fingers: [],
    over: [
      ['M132 126L146 125', 23],
      ['M136 105L156 105', 24],
      ['M136 83L158 83', 24],
      ['M128 61L148 62', 24],
      ['M88 70C100 82 112 92 130 94', 25],
    ],
    creases: [],
    middle: 118,
  },
  paper: {
    palm,
    fingers: [
      ['M124 68L200 50', 21],
      ['M130 84L216 78', 21],
      ['M130 102L212 106', 21],
      ['M124 118L194 134', 20],
      ['M88 66C92 46 104 32 120 24', 22],
    ],
    over: [],
    creases: ['M142 76L156 74', 'M144 93L160 93', 'M142 111L156 113'],
    middle: 142,
  },
  scissors: {
    palm,
    fingers: [
      ['M120 72L198 34', 22],
      ['M126 92L212 98', 22],
    ],
    over: [
      ['M112 128L124 127', 23],
      ['M118 110L134 110', 24],
      ['M84 78C100 84 112 94 120 106', 22],
    ],
    creases: [],
    middle: 142,
  },
  lizard: {
    palm,
    fingers: [
      ['M116 78C146 56 178 58 206 86', 40],
      ['M104 112C132 130 160 130 186 118', 26],
    ],
    over: [],
    creases: ['M134 74C158 62 180 68 202 88'],
    middle: 142,
  },
  spock: {
    palm,
    fingers: [
      ['M122 68L196 30', 20],
      ['M128 84L210 54', 20],
      ['M128 102L212 124', 20],
      ['M122 118L196 150', 20],
      ['M88 66C90 46 100 32 114 24', 22],
    ],
    over: [],
    creases: ['M146 67L158 61', 'M146 118L158 123'],
    middle: 138,
  },
};

/** How much wider the ink around a finger is. */
export const outline = 7;

export const sleeve = 'M-300 46L56 66V118L-300 138Z';
export const tongue = 'M190 106C202 108 210 106 218 112';
