// Every game of the registry under every law: cheap matches by the seed, and some by bots in a hurry.
import { describe, expect, test } from 'vitest';
import { gameFacts } from '../../src/catalogue/facts.ts';
import { seededRandom } from '../../src/engine/random.ts';
import { games } from '../../src/games/load.ts';
import { junk, mangled } from './junk.ts';
import { everyone, throughWire } from './laws.ts';
import { decidersOf, type Played, playUnderLaws, seedOf } from './playing.ts';
import { seeds } from './seeds.ts';
import { variantsOf } from './variants.ts';

/** A changed option, or another size of the table, needs fewer matches than a rule set. */
const fewerSeeds = Math.ceil(seeds / 4);
const seedsOfBots = Math.ceil(seeds / 10);
const strengths = [0, 1, 2] as const;

/** TOPLA_GAMES=hearts,okey looks at these only. */
const chosen = process.env.TOPLA_GAMES?.split(',');
const entries = Object.entries(games).filter(([id]) => chosen?.includes(id) ?? true);

const moves = ({ turns }: Played): unknown[] =>
  turns.flat().flatMap((entry) => (entry.kind === 'move' ? [entry.move] : []));

for (const [id, load] of entries) {
  const game = await load();

  describe(id, () => {
    test('its id is its name in the registry', () => {
      expect(game.id).toBe(id);
    });

    test.each(variantsOf(game).map((variant) => [variant.name, variant] as const))(
      '%s',
      async (_, variant) => {
        const deciders = await decidersOf(game, 'chance');
        for (let n = 0; n < (variant.isWhole && variant.seats === game.seats[0] ? seeds : fewerSeeds); n++)
          expect(playUnderLaws(variant, n, deciders).match.result).not.toBeNull();
      },
    );

    test.each(strengths)('bots of strength %i', async (strength) => {
      const deciders = await decidersOf(game, strength);
      for (const variant of variantsOf(game))
        for (let n = 1; n <= (variant.isWhole ? seedsOfBots : 1); n++)
          expect(playUnderLaws(variant, n, deciders).match.result).not.toBeNull();
    });

    test('sides hold every seat once', () => {
      for (const { rules, seats } of variantsOf(game)) {
        const sides = game
          .sides?.(rules, seats)
          .flat()
          .toSorted((a, b) => a - b);
        expect(sides ?? everyone(seats)).toEqual(everyone(seats));
      }
      const facts = gameFacts.find((each) => each.id === id);
      expect(facts?.hasPartners ?? false).toBe(game.sides !== undefined);
    });

    test('readMove returns null on a thousand junk values', () => {
      for (const value of junk(seededRandom(seedOf(id, 0), 'junk'), 1_000))
        expect(game.readMove(value)).toBeNull();
    });

    test('a move that was tampered with is no move, or a sound one', async () => {
      const [variant] = variantsOf(game);
      if (!variant) throw new Error(`${id} has no rules`);
      const random = seededRandom(seedOf(id, 0), 'mangled');
      for (const move of moves(playUnderLaws(variant, 1, await decidersOf(game, 'chance')))) {
        const read = game.readMove(mangled(move, random));
        expect(game.readMove(throughWire(read))).toEqual(read);
      }
    });
  });
}
