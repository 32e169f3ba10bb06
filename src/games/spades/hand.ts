// How a browser test plays spades.
import type { GameHand } from '../../../tests/e2e/hands/GameHand.ts';
import { cellOf, playCard, press, touch } from '../../../tests/e2e/hands/touch.ts';

export const hand: GameHand = {
  /** Every trick is promised, which ends the game soon; then the first card that may be played. */
  async play(person) {
    if (await press(person, 'Continue')) return;
    if (await press(person, 'Look at my cards')) return;
    const chip = cellOf(person, 'bid 13');
    if (await chip.isVisible().catch(() => false)) await touch(person, chip);
    else await playCard(person);
  },

  table: { seats: 4, strength: 0, options: { target: 200 } },
  alone: { width: 1440, by: 'keyboard' },
};
