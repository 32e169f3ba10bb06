// Places with room to grow, and when to say that few are left.
import { expect, it } from 'vitest';
import { isShort, morePlaces, placesFor } from './room.ts';

it.each([
  [1, 5],
  [2, 5],
  [4, 10],
  [13, 20],
  [40, 50],
  [499, 500],
  [600, 600],
])('for %i people %i places are offered', (people, places) => {
  expect(placesFor(people, 500)).toBe(places);
});

it.each([
  [5, 50, 10],
  [48, 50, 50],
  [50, 50, null],
  [50, null, 55],
])('%i places of at most %s grow to %s', (places, most, more) => {
  expect(morePlaces(places, most)).toBe(more);
});

it.each([
  [4, 5, true],
  [3, 5, false],
  [5, 5, true],
  [45, 50, true],
  [44, 50, false],
])('%i of %i: %s', (people, places, isTold) => {
  expect(isShort(people, places)).toBe(isTold);
});
