// How a browser test plays Match & Pass.
import type { GameHand } from '../../../tests/e2e/hands/GameHand.ts';
import { cellOf, namesOf, press, touch } from '../../../tests/e2e/hands/touch.ts';

export const hand: GameHand = {
  /** The button (or the space bar) when a match is called or held; else a card of which one holds fewest goes left. */
  async play(person, turn) {
    if (await press(person, 'Continue')) return;
    const { page, by } = person;
    const cards = page.getByRole('option');
    const ranks = (await namesOf(cards)).map((name) => name.split(' ')[0]);
    const isCalled = await page
      .locator('[data-part="button"][data-open="true"][data-pressed="false"]')
      .isVisible();
    if (isCalled || (ranks.length === 4 && new Set(ranks).size === 1)) {
      if (by === 'keyboard') await page.keyboard.press('Space');
      else await touch(person, cellOf(person, 'match'));
      return;
    }
    const held = ranks.map((rank) => ranks.filter((other) => other === rank).length);
    const least = held.flatMap((count, i) => (count === Math.min(...held) ? [i] : []));
    await touch(person, cards.nth(least[turn % least.length] ?? 0));
  },

  table: { seats: 3, strength: 2, options: { strikes: 1 } },
};
