// Golden playthroughs, in `playthroughs/` of each game: a changed rule shows in review as a changed transcript.
// TOPLA_GOLDEN=write renews them, for somebody to read; a build server only compares.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../../src/games/load.ts';
import { decidersOf, playUnderLaws } from '../conformance/playing.ts';
import { variantsOf } from '../conformance/variants.ts';
import { transcript } from './transcript.ts';

const seed = 1_000_003;
const isWriting = process.env.TOPLA_GOLDEN === 'write';
if (isWriting && process.env.CI) throw new Error('TOPLA_GOLDEN=write is not for CI');
const chosen = process.env.TOPLA_GAMES?.split(',');

for (const [id, load] of Object.entries(games).filter(([id]) => chosen?.includes(id) ?? true))
  test(id, async () => {
    const game = await load();
    const deciders = await decidersOf(game, 'chance');
    const folder = join(import.meta.dirname, `../../src/games/${id}/playthroughs`);
    if (isWriting) await mkdir(folder, { recursive: true });
    for (const variant of variantsOf(game).filter(({ isWhole }) => isWhole)) {
      const name = variant.name.slice(id.length + 1).replaceAll(/[ ,]+/g, '-');
      const file = join(folder, `${name}.txt`);
      const now = transcript(game, playUnderLaws(variant, seed, deciders));
      if (isWriting) await writeFile(file, now);
      expect(now).toBe(await readFile(file, 'utf8'));
    }
  });
