// A small library that never changes, for games played in tests: everyday words of two to five letters.
import { readFileSync } from 'node:fs';
import type { Library } from '../../src/engine/library.ts';
import { openWords } from '../../src/engine/words/graph.ts';
import { alphabets, tongues } from '../../src/engine/words/letters.ts';
import { packWords } from '../../src/engine/words/packing.ts';

export const testLibrary: Library = {
  words: new Map(
    tongues.map((tongue) => {
      const words = readFileSync(new URL(`words/${tongue}.txt`, import.meta.url), 'utf8')
        .trim()
        .split('\n');
      return [tongue, openWords(packWords('test', alphabets[tongue], words))];
    }),
  ),
};
