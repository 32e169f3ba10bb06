// How a browser test plays tic-tac-toe.
import type { GameHand } from '../../../tests/e2e/hands/GameHand.ts';
import { touch } from '../../../tests/e2e/hands/touch.ts';

export const hand: GameHand = {
  /** The next cell that may be marked. */
  async play(person, turn) {
    const open = person.page.locator('[data-part="cells"] [data-cell]:not([aria-disabled="true"])');
    await touch(person, open.nth(turn % Math.max(1, await open.count())));
  },
};
