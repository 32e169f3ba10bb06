// Law 12: no game tells anyone what they may not know, and every game says whether it has secrets at all.
import { describe, expect, test } from 'vitest';
import { gameFacts } from '../../src/catalogue/facts.ts';
import { secretsOf } from './gameConformance.ts';
import { LawBroken } from './laws.ts';
import { seedOf } from './playing.ts';
import { seeds } from './seeds.ts';
import { variantsOf } from './variants.ts';
import { checkWorlds } from './worlds.ts';

/** TOPLA_GAMES=hearts,okey looks at these only. */
const chosen = process.env.TOPLA_GAMES?.split(',');
const looked = gameFacts.filter(({ id }) => chosen?.includes(id) ?? true);
const secretive = looked.flatMap(({ id }) => {
  const secrets = secretsOf(id);
  return secrets ? [{ id, game: secrets.game, worlds: secrets.worlds }] : [];
});

test.each(looked)('$id has its two worlds, or says that nothing is hidden', ({ id, isOpen }) => {
  expect(secretsOf(id) === null).toBe(isOpen);
});

describe.each(secretive)('$id', ({ game, worlds }) => {
  test.each(variantsOf(game).map((variant) => [variant.name, variant] as const))('%s', (name, { rules }) => {
    let steps = 0;
    for (let n = 0; n < seeds; n++) {
      const pair = worlds(rules, seedOf(game.id, n));
      steps += pair.steps.length;
      expect(() => checkWorlds(game, pair), `${name}, seed ${n}`).not.toThrow();
    }
    expect(steps / seeds).toBeGreaterThan(12);
  });

  test('a leak in what is seen, told or refused is found', () => {
    const pair = worlds(game.ruleSets.standard, seedOf(game.id, 1));
    const leaks = [
      { ...game, view: (state: unknown) => state },
      {
        ...game,
        tell: (_before: unknown, entry: unknown) => ({ seat: null, key: JSON.stringify(entry), values: {} }),
      },
      { ...game, refusal: (state: unknown) => JSON.stringify(state) },
    ];
    for (const leaky of leaks) expect(() => checkWorlds(leaky, pair)).toThrow(LawBroken);
  });
});
