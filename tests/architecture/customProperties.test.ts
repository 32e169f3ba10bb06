// Custom properties of style sheets: each that is read is set somewhere, and each that is set is read. A wrong name is no error in a browser, the rule is only ignored.
import { expect, it } from 'vitest';
import { filesOf } from './filesOf.ts';

async function textOf(pattern: string): Promise<string> {
  const files = [...(await filesOf(pattern))].filter(([file]) => !/\.test\./.test(file));
  return files.map(([, text]) => text).join('\n');
}

const sheets = (await textOf('src/**/*.css')).replaceAll(/\/\*[\s\S]*?\*\//g, '');
/** Of what runs in a browser. */
const code = await textOf('src/{client,ui,games}/**/*.{ts,tsx}');

const matches = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

/** Fluent sets one for each of its tokens: in camel case, unlike ours. */
const ofFluent = /[A-Z]|^--shadow\d/;

/** `--tp-seat-${seat}` in code stands for all that begin like this. */
function problems(css: string, tsx: string): string[] {
  const read = matches(`${css}\n${tsx}`, /var\((--[\w-]*\w)(?=[,)\s])/g);
  const set = new Set([
    ...matches(css, /(?<=[;{\s])(--[\w-]+)\s*:/g),
    ...matches(tsx, /['"](--[\w-]+)['"]/g),
    ...matches(tsx, /(?<=[;{\s`])(--[\w-]+):/g),
  ]);
  const beginnings = [...matches(tsx, /[`(](--[\w-]+-)\$\{/g)];
  const isReadByBeginning = (name: string) => beginnings.some((start) => name.startsWith(start));
  return [
    ...[...read].filter((name) => !set.has(name) && !ofFluent.test(name)).map((name) => `${name} is not set`),
    ...[...set]
      .filter((name) => !read.has(name) && !isReadByBeginning(name))
      .map((name) => `${name} is not read`),
  ].toSorted();
}

it('each that is read is set, and each that is set is read', () => {
  expect(problems(sheets, code)).toEqual([]);
});

it('sees one whose name is wrong, from both sides', () => {
  expect(problems(sheets.replaceAll('var(--bd-pace', 'var(--pace'), code)).toEqual([
    '--bd-pace is not read',
    '--pace is not set',
  ]);
});
