// How a browser test plays Ludo.
import type { GameHand } from '../../../tests/e2e/hands/GameHand.ts';
import { touch } from '../../../tests/e2e/hands/touch.ts';

export const hand: GameHand = {
  /** The die, or one of the pawns that can move. */
  async play(person, turn) {
    const open = person.page.locator('[data-part="cells"] [data-cell]:not([aria-disabled="true"])');
    await touch(person, open.nth(turn % Math.max(1, await open.count())));
  },

  table: { seats: 2, strength: 0, options: { pawns: 1 } },
};
