// How a browser test plays Sketch and Guess: whoever has a mouse draws, and the others know what it is.
import type { GameHand } from '../../../tests/e2e/hands/GameHand.ts';
import { press } from '../../../tests/e2e/hands/touch.ts';
import { sketched } from './sketches.ts';

/** What is being drawn, as its drawer reads it, until it is guessed once; whatever a bot draws is one of these. */
let drawn = '';
const known = sketched('en');

export const hand: GameHand = {
  async play(person, turn) {
    if (await press(person, 'Continue')) return;
    const { page, by } = person;
    const choices = page.locator('[data-part="near"] button:not([disabled])');
    if (await page.getByRole('button', { name: 'Pass', exact: true }).isVisible()) {
      if (by === 'keyboard') return void (await press(person, 'Pass'));
      return choices.first().click({ timeout: 2_000 });
    }
    const line = page.locator('[data-part="guess"]');
    if (await line.isVisible()) {
      const word = drawn === '' ? (known[turn % known.length] ?? '') : drawn;
      drawn = '';
      await line.fill(word, { timeout: 2_000 });
      return line.press('Enter');
    }
    const paper = page.locator('[data-part="paper"][data-may-draw="true"]');
    if (!(await paper.isVisible())) return;
    const title = await page.locator('[data-part="title"]').textContent({ timeout: 2_000 });
    drawn = (title ?? '').replace(/^Draw: /, '');
    const box = await paper.boundingBox();
    if (!box) return;
    await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.3);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.6, { steps: 6 });
    await page.mouse.up();
    await press(person, 'Finished');
  },

  table: { seats: 3, strength: 2 },
};
