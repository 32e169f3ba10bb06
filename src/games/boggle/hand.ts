// How a browser test plays Letter Dice.
import type { GameHand } from '../../../tests/e2e/hands/GameHand.ts';
import { grip, namesOf, press } from '../../../tests/e2e/hands/touch.ts';

const paths = [
  [0, 1, 2],
  [5, 6, 7],
  [8, 5, 2],
] as const;

export const hand: GameHand = {
  /** Words traced or typed as they come: whatever the dice do not spell costs nothing. */
  async play(person) {
    if (await press(person, 'Continue')) return;
    const { page, by } = person;
    const dice = page.locator('[data-part="cells"] [data-cell]');
    if (by === 'keyboard') await grip(person);
    const faces = (await namesOf(dice)).map((name) => name.split(',')[0] ?? '');
    for (const path of paths) {
      if (by === 'keyboard') {
        const word = path.map((die) => faces[die]).join('');
        await page.keyboard.type(word.toLowerCase());
        await page.keyboard.press('Enter');
      } else for (const die of [...path, path[2]]) await dice.nth(die).click({ timeout: 2_000 });
    }
    await press(person, 'Done');
  },
};
