// Bots have a rating at every game, found by playing each other.
import { expect, test } from 'vitest';
import * as registry from '../../src/games/registry.ts';
import ratings from '../../src/server/progress/ratings/botRatings.json' with { type: 'json' };

test('each of the three bots of every game has a rating', () => {
  expect(Object.keys(ratings).toSorted()).toEqual(Object.keys(registry).toSorted());
  for (const [game, rated] of Object.entries(ratings)) expect([game, rated.length]).toEqual([game, 3]);
});
