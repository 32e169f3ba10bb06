// Arrow keys on a card stay on the card.
import { expect, it } from 'vitest';
import { moved } from './keys.ts';

it.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 4, false, 4],
  ['ArrowLeft', 10, false, 10],
  ['ArrowDown', 7, false, 12],
  ['ArrowDown', 22, false, 22],
  ['ArrowUp', 3, false, 3],
  ['Home', 13, false, 10],
  ['End', 13, false, 14],
  ['Home', 13, true, 0],
  ['End', 13, true, 24],
  ['x', 13, false, null],
])('%s on cell %i (far: %s) leads to %s', (key, cell, isFar, next) => {
  expect(moved(key, cell, isFar)).toBe(next);
});
