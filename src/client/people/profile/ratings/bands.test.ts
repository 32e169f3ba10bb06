// Bands without gaps, and round numbers beside the line of a rating.
import { expect, it } from 'vitest';
import { bandsAround, placesOf, scaleOf } from './bands.ts';

it('fills the bands that nobody is in', () => {
  const bands = [
    { from: 1400, people: 2 },
    { from: 1550, people: 1 },
  ];
  expect(bandsAround(bands, 50).map(({ people }) => people)).toEqual([2, 0, 0, 1]);
});

it.each([[[1500, 1562]], [[1500]], [[1490, 1690]], [[1100, 1900]], [[100, 3_900]]])(
  '%j has a scale that begins below and ends above',
  (ratings) => {
    const { low, high, ticks } = scaleOf(ratings);
    expect(low).toBeLessThanOrEqual(Math.min(...ratings));
    expect(high).toBeGreaterThanOrEqual(Math.max(...ratings));
    expect(high).toBeGreaterThan(low);
    expect([ticks[0], ticks.at(-1)]).toEqual([low, high]);
    expect(ticks.length).toBeLessThanOrEqual(5);
  },
);

it('sets days apart as they are in time', () => {
  expect(placesOf(['2026-03-01', '2026-03-02', '2026-03-05'])).toEqual([0, 0.25, 1]);
  expect(placesOf(['2026-03-01'])).toEqual([0.5]);
});
