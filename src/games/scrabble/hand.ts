// How a browser test plays Crossing Words.
import type { GameHand } from '../../../tests/e2e/hands/GameHand.ts';
import { cellOf, hasPassedOn, namesOf, press, touch } from '../../../tests/e2e/hands/touch.ts';

export const hand: GameHand = {
  /** Two tiles over the middle, laid or typed, word or not; then the turn is passed. */
  async play(person) {
    const { page, by } = person;
    const tiles = [cellOf(person, 'rack 0'), cellOf(person, 'rack 1')];
    if (by === 'keyboard') {
      const letters = (await Promise.all(tiles.map(namesOf))).flat().map((name) => name.charAt(0));
      await touch(person, cellOf(person, 'H8'));
      await page.keyboard.type(letters.join('').toLowerCase());
    } else {
      for (const [at, square] of ['H8', 'I8'].entries()) {
        await tiles[at]?.click({ timeout: 2_000 });
        await cellOf(person, square).click({ timeout: 2_000 });
      }
      await page.keyboard.press('Escape'); // a blank stays in the rack
    }
    if ((await press(person, /^Play \+/)) && (await hasPassedOn(person, 300))) return;
    await press(person, 'Recall');
    if (await press(person, 'Pass')) await press(person, 'Pass this turn');
  },
};
