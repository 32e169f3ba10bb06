// Match & Pass by bots, in match time: who notices more and acts sooner stays in longer.
import { expect, test } from 'vitest';
import { playBots } from '../../../tests/support/data/botMatch.ts';
import { emptyLibrary } from '../../engine/library.ts';
import { bots } from './bot.ts';
import { matchAndPass } from './index.ts';

const tables = 60;

/** The share of first places that the stronger of two strengths takes, two seats each. */
function shareOfStronger(stronger: number, weaker: number): number {
  let points = 0;
  for (let number = 0; number < tables; number++) {
    const strengths = [0, 1, 2, 3].map((seat) => ((seat + number) % 2 === 0 ? stronger : weaker));
    const seating = strengths.flatMap((strength) => bots[strength] ?? []);
    const seed = number.toString(16).padStart(64, '0');
    const table = {
      game: matchAndPass,
      library: emptyLibrary,
      seating,
      seed,
      thinking: () => ({ isOver: () => false }),
    };
    const won = playBots(table).points;
    points += won.reduce((sum, each, seat) => sum + (strengths[seat] === stronger ? each : 0), 0);
  }
  return points / tables;
}

test.each([
  ['MP-30: the middle one beats the weak one', 1, 0],
  ['MP-31: the strong one beats the middle one', 2, 1],
])('%s', (_id, stronger, weaker) => {
  const share = shareOfStronger(stronger, weaker);
  expect(share).toBeGreaterThan(0.65);
  expect(share).toBeLessThan(0.97); // the weaker one wins now and then
});
