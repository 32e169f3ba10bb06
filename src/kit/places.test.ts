import { expect, test } from 'vitest';
import { placesByPoints } from './places.ts';

test.each([
  [
    [4, 9, 4],
    [[1], [0, 2]],
  ],
  [[3, 3], [[0, 1]]],
  [
    [-5, 17, -12],
    [[1], [0], [2]],
  ],
])('%j: %j', (points, places) => {
  expect(placesByPoints(points)).toEqual(places);
});
