// What checkers teaches: kings, captures as a duty and as a choice, the shot, the blockade.
import type { Lesson } from '../../engine/game.ts';
import { along } from '../../kit/lessons.ts';
import type { Checkers } from './rules.ts';

export const lessons: readonly Lesson<Checkers>[] = [
  { key: 'king', position: 'B:W13:B11,26', seat: 0, steps: [{ wanted: (move) => (move.at(-1) ?? 0) > 28 }] },
  {
    key: 'capture',
    position: 'B:W19,32:B6,15',
    seat: 0,
    isForced: true,
    steps: [{ wanted: along(15, 24) }],
  },
  { key: 'chain', position: 'B:W17,18,27:B7,14', seat: 0, steps: [{ wanted: along(14, 23, 32) }] },
  {
    key: 'shot',
    position: 'B:W15,23,24:B12,16,17',
    seat: 0,
    steps: [
      { wanted: along(16, 19), answer: [{ kind: 'move', at: 0, by: 1, move: [23, 16] }] },
      { wanted: along(12, 19, 28) },
    ],
  },
  { key: 'block', position: 'B:W21:B10,13,14', seat: 0, steps: [{ wanted: along(13, 17) }] },
];
