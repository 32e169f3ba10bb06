// Contrast by the examples of the standard, and of every hue of a team's colour.
import { expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { rampFrom } from './ramp.ts';

it.each([
  ['#ffffff', '#000000', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
])('%s on %s: %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
  expect(contrast(other, one)).toBeCloseTo(expected, 2);
});

it.each(['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#7a2e8f', '#888888', '#ffffff', '#000000'])(
  'white words on buttons of %s can be read',
  (key) => {
    expect(contrast('#ffffff', rampFrom(key)[80])).toBeGreaterThanOrEqual(4.5);
  },
);
