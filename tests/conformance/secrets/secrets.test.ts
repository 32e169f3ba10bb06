// Law 12: no game tells anyone what they may not know, and every game says whether it has secrets at all.
import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games/load.ts';
import { LawBroken } from '../laws.ts';
import { seedOf } from '../playing.ts';
import { variantsOf } from '../variants.ts';
import { secrets as battleship } from './battleship.ts';
import { secrets as boggle } from './boggle.ts';
import { secrets as hearts } from './hearts.ts';
import { secrets as matchAndPass } from './matchAndPass.ts';
import { secrets as minesweeper } from './minesweeper.ts';
import { secrets as okey } from './okey.ts';
import { secrets as scrabble } from './scrabble.ts';
import { secrets as spades } from './spades.ts';
import { type AnySecrets, checkWorlds } from './worlds.ts';

const seeds = Number(process.env.TOPLA_SEEDS ?? 20);
const secretive: Readonly<Record<string, AnySecrets>> = {
  ...{ battleship, boggle, hearts, matchAndPass, minesweeper, okey, scrabble, spades },
};
/** Nothing lies hidden in these positions: what is to come is dealt only when it comes. */
const open = ['connect4', 'backgammon', 'blobWars', 'checkers', 'chess', 'draughts', 'nineMensMorris'];

test('every game has its worlds, or nothing to hide', () => {
  expect([...open, ...Object.keys(secretive)].sort()).toEqual(Object.keys(games).sort());
});

describe.each(Object.entries(secretive))('%s', (_, { game, worlds }) => {
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
