// What tic-tac-toe teaches: three in a row, stopping one, two threats at once; and how nine boards hang together.
import type { Lesson } from '../../engine/game.ts';
import { anyOf } from '../../kit/lessons.ts';
import { cellNamed } from './cells.ts';
import type { Tictactoe } from './rules.ts';

const single = (...names: readonly string[]) => anyOf(...names.map((name) => cellNamed('single', name)));
const nested = (...names: readonly string[]) => anyOf(...names.map((name) => cellNamed('nested', name)));

const none = '.........';

/** The nine boards in reading order. */
const boards = (...nine: readonly string[]): string => nine.join('/');

export const lessons: readonly Lesson<Tictactoe>[] = [
  { key: 'three', position: 'xx.oo.... b2', seat: 0, steps: [{ wanted: single('c3') }] },
  { key: 'stop', position: 'o.x.o..x. b2', seat: 0, steps: [{ wanted: single('c1') }] },
  { key: 'fork', position: 'xo.o..x.. a2', seat: 0, steps: [{ wanted: single('b2', 'c1') }] },
  {
    key: 'board',
    position: `${boards('....o....', none, none, none, 'xx.o.....', none, none, none, none)} b8`,
    seat: 0,
    steps: [{ wanted: nested('f6') }],
  },
  {
    key: 'send',
    position: `${boards('o...o....', none, '..o.o....', none, '.x.xoo.ox', none, 'x...x....', none, 'x.......x')} b8`,
    seat: 0,
    steps: [{ wanted: nested('d4') }],
  },
  {
    key: 'free',
    position: `${boards('xxx......', 'oo.......', none, 'o..o.....', 'xxx......', 'oo.......', none, 'o.o......', 'xx.......')} a6`,
    seat: 0,
    steps: [{ wanted: nested('i3') }],
  },
];
