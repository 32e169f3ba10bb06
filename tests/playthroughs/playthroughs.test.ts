// Golden playthroughs: a changed rule shows in review as a changed transcript. TOPLA_GOLDEN=write renews them.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../../src/games/load.ts';
import { decidersOf, playUnderLaws } from '../conformance/playing.ts';
import { variantsOf } from '../conformance/variants.ts';
import { transcript } from './transcript.ts';

const seed = 1_000_003;
const isWriting = process.env.TOPLA_GOLDEN === 'write';
const chosen = process.env.TOPLA_GAMES?.split(',');

for (const [id, load] of Object.entries(games).filter(([id]) => chosen?.includes(id) ?? true))
  test(id, async () => {
    const game = await load();
    const deciders = await decidersOf(game, 'chance');
    for (const variant of variantsOf(game).filter(({ isWhole }) => isWhole)) {
      const file = join(import.meta.dirname, `${variant.name.replaceAll(/[ ,]+/g, '-')}.txt`);
      const now = transcript(game, playUnderLaws(variant, seed, deciders));
      if (isWriting) await writeFile(file, now);
      expect(now).toBe(await readFile(file, 'utf8'));
    }
  });
