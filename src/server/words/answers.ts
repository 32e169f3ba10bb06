// The answer lists: everyday words of five letters, read by eye and kept as files, so that no update of a package changes them.
import { readFileSync } from 'node:fs';
import type { Tongue } from '../../engine/words/letters.ts';

/** In capitals, in the order of the alphabet. */
export const answersIn = (tongue: Tongue): readonly string[] =>
  readFileSync(new URL(`answers/${tongue}.txt`, import.meta.url), 'utf8')
    .trim()
    .split(/\s+/);
