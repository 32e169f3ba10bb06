// What rock, paper, scissors teaches: what beats what, a habit, what losers do next, and the two new hands.
import type { Lesson } from '../../engine/game.ts';
import type { Hand } from './hands.ts';
import type { Move, Rps } from './shapes.ts';

const anyHand =
  (...hands: readonly Hand[]) =>
  (move: Move): boolean =>
    'hand' in move && hands.includes(move.hand);

export const lessons: readonly Lesson<Rps>[] = [
  { key: 'beats', position: 'classic/3 - -/scissors', seat: 0, steps: [{ wanted: anyHand('rock') }] },
  {
    key: 'habit',
    position: 'classic/5 paper-rock,rock-rock,scissors-rock -/rock',
    seat: 0,
    steps: [{ wanted: anyHand('paper') }],
  },
  {
    key: 'loser',
    position: 'classic/5 rock-scissors -/paper',
    seat: 0,
    steps: [{ wanted: anyHand('scissors') }],
  },
  {
    key: 'five',
    position: 'lizardSpock/3 - -/spock',
    seat: 0,
    steps: [{ wanted: anyHand('paper', 'lizard') }],
  },
];
