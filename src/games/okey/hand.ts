// How a browser test plays Okey.
import type { GameHand } from '../../../tests/e2e/hands/GameHand.ts';
import { isMyTurn, press, touch } from '../../../tests/e2e/hands/touch.ts';

export const hand: GameHand = {
  /** Sorts and tries to finish now and then, and discards what stands last. */
  async play(person, turn) {
    if (await press(person, 'Continue')) return;
    if (turn % 5 === 0 && (await press(person, /^Take /))) return;
    if (await press(person, /^(?:Draw|End the hand)$/)) return;
    if (turn % 4 === 0) {
      await press(person, 'Sort by runs');
      await press(person, 'Finish');
      if (!(await isMyTurn(person))) return;
    }
    const rack = person.page.getByRole('grid', { name: 'Your rack' });
    await touch(person, rack.getByRole('gridcell', { name: /^(?!Slot)/ }).last());
    await press(person, /^Discard$/);
  },

  table: { seats: 4, strength: 0, options: { start: 10, hands: 3 } },
  alone: { width: 280, by: 'mouse' },
  elsewhere: { after: 14, moves: 40 },
};
