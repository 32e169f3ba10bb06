// How a browser test plays Blob Wars.
import type { GameHand } from '../../../tests/e2e/hands/GameHand.ts';
import { movePiece, touch } from '../../../tests/e2e/hands/touch.ts';

export const hand: GameHand = {
  /** A blob next to one's own is made while there is room. */
  async play(person, turn) {
    const clones = person.page.locator('[data-part="cells"] [data-cell][aria-label$=", clone"]');
    const count = await clones.count();
    if (count > 0) await touch(person, clones.nth(turn % count));
    else await movePiece(person, turn);
  },
  elsewhere: { after: 10, moves: 30 },
};
