// What chess teaches: take what is free, end a check, castle, mate, fork, capture in passing.
import type { Lesson } from '../../engine/game.ts';
import { anyOf } from '../../kit/lessons.ts';
import { type Chess, result } from './rules.ts';

export const lessons: readonly Lesson<Chess>[] = [
  {
    key: 'take',
    position: 'r3k3/8/8/3q4/8/2N5/8/4K3 w - - 0 1',
    seat: 0,
    steps: [{ wanted: anyOf('c3d5') }],
  },
  {
    key: 'check',
    position: '6k1/5ppp/8/4r3/8/5N2/3P1PPP/4KB2 w - - 0 1',
    seat: 0,
    steps: [{ wanted: anyOf('f3e5') }],
  },
  {
    key: 'castle',
    position: 'rnbqk2r/ppp2ppp/3b1n2/3pp3/4P3/3B1N2/PPPP1PPP/RNBQK2R w KQkq - 0 5',
    seat: 0,
    steps: [{ wanted: anyOf('e1g1') }],
  },
  {
    key: 'mate',
    position: '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1',
    seat: 0,
    steps: [{ wanted: (_, after) => result(after)?.how === 'checkmate' }],
  },
  {
    key: 'fork',
    position: 'q3k3/8/8/3N4/8/8/5PPP/6K1 w - - 0 1',
    seat: 0,
    steps: [
      { wanted: anyOf('d5c7'), answer: [{ kind: 'move', at: 0, by: 1, move: 'e8d8' }] },
      { wanted: anyOf('c7a8') },
    ],
  },
  {
    key: 'passing',
    position: '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2',
    seat: 0,
    steps: [{ wanted: anyOf('e5d6') }],
  },
];
