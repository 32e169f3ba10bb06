// How a browser test plays tile rummy.
import type { GameHand } from '../../../tests/e2e/hands/GameHand.ts';
import { cellOf, grip, hasPassedOn, type Person, press, touch } from '../../../tests/e2e/hands/touch.ts';

/** A tile to the table and back again, by keys alone. */
async function byKeys(person: Person): Promise<void> {
  await grip(person);
  for (const key of ['m', 'Enter', 'n', 'Enter', 'u']) await person.page.keyboard.press(key);
}

/** The set that stands side by side in the rack, if there is one around these tiles. */
async function laySet(person: Person): Promise<void> {
  for (const at of [1, 4, 7, 10]) {
    if (!(await cellOf(person, `rack ${at}`).isVisible())) return;
    await touch(person, cellOf(person, `rack ${at}`));
    if (await press(person, /^Lay [●◆■▲★]/)) return;
    await person.page.keyboard.press('Escape');
  }
}

export const hand: GameHand = {
  /** Now and then lays a set and takes back what cannot stand; else draws. */
  async play(person, turn) {
    if (turn % 8 === 5) await byKeys(person);
    if (turn % 4 === 1) {
      await press(person, turn % 8 === 1 ? 'Sort by number' : 'Sort by colour');
      await laySet(person);
      if ((await press(person, 'Lay out')) && (await hasPassedOn(person, 400))) return;
      await press(person, 'Reset');
    }
    await press(person, /^(?:Draw a tile|Pass)$/);
  },

  table: { seats: 2, strength: 2 },
  alone: { width: 280, by: 'mouse' },
  elsewhere: { after: 14, moves: 38 },
};
