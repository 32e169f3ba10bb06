// The word lists and the version of each: that of its package and of our recipe.
import { readFileSync } from 'node:fs';
import { type Tongue, tongues } from '../../../engine/words/letters.ts';

/** Longest word that fits on a board. */
export const longestWord = 15;

/** Recipe version: raise it when the code here makes a different list. */
const recipe = 2;

const packages: Readonly<Record<Tongue, string>> = { en: 'word-list', tr: 'dictionary-tr' };

function packageVersion(name: string): string {
  const manifest = new URL('package.json', import.meta.resolve(name));
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }; // of any package
  return version;
}

export const listVersions = (): Readonly<Record<Tongue, string>> => {
  const versions = tongues.map(
    (tongue) => [tongue, `${packageVersion(packages[tongue])}-${recipe}`] as const,
  );
  return Object.assign({ en: '', tr: '' }, Object.fromEntries(versions));
};
