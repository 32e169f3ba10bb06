// How a browser test plays rock, paper, scissors.
import type { GameHand } from '../../../tests/e2e/hands/GameHand.ts';
import { grip, press, touch } from '../../../tests/e2e/hands/touch.ts';

export const hand: GameHand = {
  /** A different hand each time; two who followed the same order would tie for ever. By keyboard with its number. */
  async play(person, turn) {
    if (await press(person, 'Continue')) return;
    const hands = person.page.locator('[data-part="cells"] [data-cell]:not([aria-disabled="true"])');
    const count = Math.max(1, await hands.count());
    if (person.by === 'mouse') return touch(person, hands.nth(turn % count));
    await grip(person);
    await person.page.keyboard.press(String(((2 * turn + 1) % count) + 1));
    await person.page.keyboard.press('Enter');
  },

  /** A knock-out; its final is played as by two. */
  table: { seats: 3, strength: 0 },
};
