// What draughts teaches: kings that fly, captures backwards, the longest capture, where to land, the shot.
import type { Lesson } from '../../engine/game.ts';
import { along } from '../../kit/lessons.ts';
import type { Draughts } from './rules.ts';

export const lessons: readonly Lesson<Draughts>[] = [
  { key: 'king', position: 'W:W7,38:B25', seat: 0, steps: [{ wanted: (move) => (move.at(-1) ?? 50) < 6 }] },
  { key: 'back', position: 'W:W22,48:B3,28', seat: 0, isForced: true, steps: [{ wanted: along(22, 33) }] },
  {
    key: 'most',
    position: 'W:W26,38:B4,21,24,33',
    seat: 0,
    isForced: true,
    steps: [{ wanted: along(38, 29, 20) }],
  },
  {
    key: 'landing',
    position: 'W:WK46,50:B3,4,8,9,12,13,18,28',
    seat: 0,
    steps: [{ wanted: along(46, 5) }],
  },
  {
    key: 'shot',
    position: 'W:W20,31,35:B15,21,22,33',
    seat: 0,
    steps: [
      { wanted: along(31, 26), answer: [{ kind: 'move', at: 0, by: 1, move: [15, 24] }] },
      { wanted: along(26, 17, 28, 39) },
    ],
  },
];
