// What Ludo teaches: coming out, sending somebody back, stars, and coming home.
import type { Lesson } from '../../engine/game.ts';
import type { Ludo, Move, State } from './rules.ts';
import { home, out } from './track.ts';

const set = 'six/exceptOnStars';

/** The pawn that was moved last arrived here. */
const arrivedAt =
  (step: number) =>
  (_move: Move, { last }: State): boolean =>
    last?.moved?.to === step;

export const lessons: readonly Lesson<Ludo>[] = [
  { key: 'out', position: `${set} 0,20/0,5 0 move 6 1`, seat: 0, steps: [{ wanted: arrivedAt(out) }] },
  {
    key: 'capture',
    position: `${set} 18,30/0,47 0 move 3 0`,
    seat: 0,
    steps: [{ wanted: (_, { last }) => (last?.captured.length ?? 0) > 0 }],
  },
  { key: 'star', position: `${set} 18,43/43,3 0 move 4 0`, seat: 0, steps: [{ wanted: arrivedAt(22) }] },
  { key: 'home', position: `${set} 53,11/0,5 0 move 4 0`, seat: 0, steps: [{ wanted: arrivedAt(home) }] },
];
