// How a browser test plays hearts.
import type { GameHand } from '../../../tests/e2e/hands/GameHand.ts';
import { playCard, press } from '../../../tests/e2e/hands/touch.ts';

export const hand: GameHand = {
  /** The first cards that may be passed or played. */
  async play(person) {
    if (await press(person, 'Continue')) return;
    await playCard(person);
    await press(person, /^Pass three cards$/);
  },

  table: { seats: 4, strength: 0, options: { target: 50 } },
  alone: { width: 1440, by: 'mouse' },
  elsewhere: { after: 16, moves: 60 },
};
