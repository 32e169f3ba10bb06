// A small library that never changes, for games played in tests: everyday words of two to five letters.
import { readFileSync } from 'node:fs';
import type { Library } from '../../../src/engine/library.ts';
import { openWords } from '../../../src/engine/words/graph.ts';
import { alphabets, type Tongue, tongues } from '../../../src/engine/words/letters.ts';
import { packWords } from '../../../src/engine/words/packing.ts';

const wordsIn = (tongue: Tongue) =>
  readFileSync(new URL(`words/${tongue}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

const lists = tongues.map((tongue) => [tongue, wordsIn(tongue)] as const);

export const testLibrary: Library = {
  words: new Map(
    lists.map(([tongue, words]) => [tongue, openWords(packWords('test', alphabets[tongue], words))]),
  ),
  answers: new Map(lists.map(([tongue, words]) => [tongue, words.filter((word) => word.length === 5)])),
  holdsUnsaid: () => false,
};
