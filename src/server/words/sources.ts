// Which word lists there are, and the version each one bears: that of its package and of our recipe.
import { readFileSync } from 'node:fs';
import { type Tongue, tongues } from '../../engine/words/letters.ts';

/** No board has room for more. */
export const longestWord = 15;

/** Raised when the recipes here would give another list. */
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
