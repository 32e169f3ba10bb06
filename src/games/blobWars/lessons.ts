// What Blob Wars teaches: a clone that turns, a jump that pays, the last cell.
import type { Lesson } from '../../engine/game.ts';
import { anyOf } from '../../kit/lessons.ts';
import type { BlobWars } from './rules.ts';

export const lessons: readonly Lesson<BlobWars>[] = [
  { key: 'clone', position: 'x5o/7/2x4/4o2/3o3/7/o6 x', seat: 0, steps: [{ wanted: anyOf('d4') }] },
  { key: 'jump', position: 'o6/7/3oo2/4o2/7/1x5/6x x', seat: 0, steps: [{ wanted: anyOf('b2d4') }] },
  {
    key: 'last',
    position: 'ooooooo/oooxxxo/xxoooxx/xxo1oxx/xxxxxxo/ooooooo/oooxxxo x',
    seat: 0,
    steps: [{ wanted: anyOf('d4') }],
  },
];
