// How a browser test plays Battleship.
import type { GameHand } from '../../../tests/e2e/hands/GameHand.ts';
import { namesOf, press, touch } from '../../../tests/e2e/hands/touch.ts';

export const hand: GameHand = {
  /** A fleet at random, then one square after the other. */
  async play(person) {
    if (await press(person, 'Random')) {
      await press(person, 'Ready');
      return;
    }
    const sea = person.page.getByRole('grid', { name: "Opponent's sea" });
    const water = sea.locator('[data-cell]:not([aria-disabled="true"])');
    const fresh = (await namesOf(water)).findIndex((name) => /^[A-J]\d+$/.test(name));
    if (fresh >= 0) await touch(person, water.nth(fresh));
  },

  table: { seats: 2, strength: 2 },
  alone: { width: 280, by: 'mouse' },
  elsewhere: { after: 8, moves: 22 },
};
