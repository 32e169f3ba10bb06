// How a browser test plays minesweeper.
import type { GameHand } from '../../../tests/e2e/hands/GameHand.ts';
import { touch } from '../../../tests/e2e/hands/touch.ts';

export const hand: GameHand = {
  /** Hidden cells from all over the field. */
  async play(person, turn) {
    const hidden = person.page.getByRole('gridcell', { name: /hidden$/ });
    await touch(person, hidden.nth((turn * 37) % Math.max(1, await hidden.count())));
  },

  alone: { width: 1440, by: 'keyboard' },
  elsewhere: { after: 10, moves: 34 },
};
