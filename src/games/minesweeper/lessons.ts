// What minesweeper teaches: a number, flags beside it, two numbers together, the bomb.
import type { Lesson } from '../../engine/game.ts';
import { side } from './field.ts';
import type { Minesweeper, Move } from './shapes.ts';

const opens =
  (...places: readonly (readonly [row: number, column: number])[]) =>
  (move: Move): boolean =>
    move.kind === 'open' && places.some(([row, column]) => move.cell === (row - 1) * side + column - 1);

const none = '0'.repeat((side * side) / 4);
const field = (last: string, ...maps: readonly string[]): string => `bomb 0 00 ${last} ${maps.join(' ')}`;

/** Two are seen at a glance; the third takes two numbers together. */
const certain = [
  [14, 3],
  [14, 4],
  [14, 6],
] as const;

export const lessons: readonly Lesson<Minesweeper>[] = [
  {
    key: 'number',
    position: field(
      '1:open:224',
      '040809900045424002200a561002025843500091400450180300340104900024',
      '0000000000000000e000e000e000e0000000000000000000c000c000f800f800',
      none,
      none,
    ),
    seat: 0,
    steps: [{ wanted: opens(...certain) }, { wanted: opens(...certain) }],
  },
  {
    key: 'flags',
    position: field(
      '0:open:206',
      '40c028409000a080402204020a82600010002258260050207403a51280082084',
      '070007000f000f000f0000000000000700070007000700070000000000000000',
      '0000080000000000000000000000000000000000000000000002000000000000',
      none,
    ),
    seat: 0,
    steps: [{ wanted: opens([13, 16]) }],
  },
  {
    key: 'two',
    position: field(
      '1:open:110',
      '005152040cc06010844310a418000004c0000a20004088c700120046080c2026',
      '00000000000000000020000300030003001f001f001f00000000000000000000',
      '0000000000000000000300000000000400000000000000070000000000000000',
      none,
    ),
    seat: 0,
    steps: [{ wanted: opens([6, 14]) }],
  },
  {
    key: 'bomb',
    position: field(
      '1:open:207',
      '2144000410c10118840301409e0082901180806012880010c008414a18200300',
      '0000000000000000003c003f403f000f000f000f000700070007000000000000',
      none,
      '0000000000000000000300000000001000000000000800000000000000000000',
    ),
    seat: 0,
    steps: [{ wanted: ({ kind }) => kind === 'bomb' }],
  },
];
