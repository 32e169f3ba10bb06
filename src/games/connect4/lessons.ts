// What Connect 4 teaches: make four, prevent four, see diagonal lines, threaten twice.
import type { Lesson } from '../../engine/game.ts';
import { anyOf } from '../../kit/lessons.ts';
import type { Connect4 } from './rules.ts';

export const lessons: readonly Lesson<Connect4>[] = [
  { key: 'four', position: '334455', seat: 0, steps: [{ wanted: anyOf(2, 6) }] },
  { key: 'stop', position: '147414', seat: 0, steps: [{ wanted: anyOf(4) }] },
  { key: 'diagonal', position: '3223344417', seat: 0, steps: [{ wanted: anyOf(4) }] },
  {
    key: 'double',
    position: '4134',
    seat: 0,
    steps: [{ wanted: anyOf(5), answer: [{ kind: 'move', at: 0, by: 1, move: 6 }] }, { wanted: anyOf(2) }],
  },
];
