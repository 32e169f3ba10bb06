// The manifest: whole without a team, in the person's language, and with no name that could not be one.
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { puzzleFacts } from '../../../catalogue/facts.ts';
import { pageAt } from '../../../contract/pages.ts';
import { manifestFor } from './manifest.ts';

interface Manifest {
  readonly name: string;
  readonly lang: string;
  readonly icons: readonly { readonly src: string; readonly purpose: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}
const manifest = (query: object = {}) => manifestFor(query) as Manifest; // made here, of these fields

it('has pictures that are there, one of them for systems that cut their own shape', () => {
  const { icons } = manifest();
  for (const { src } of icons) expect(existsSync(`public${src}`), src).toBe(true);
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
});

it('leads to pages that exist', () => {
  const { shortcuts } = manifest();
  expect(shortcuts.length).toBeGreaterThan(2);
  for (const { url } of shortcuts) expect(pageAt(url), url).not.toBeNull();
});

it('is in the language of the person', () => {
  expect(manifest({ language: 'tr' })).toMatchObject({
    lang: 'tr',
    shortcuts: [{ name: 'Oyunlar' }, ...puzzleFacts.map(() => ({}))],
  });
  expect(manifest({ language: 'xx' })).toMatchObject({
    lang: 'en',
    shortcuts: [{ name: 'Games' }, ...puzzleFacts.map(() => ({}))],
  });
});

it.each([
  ['Northlight Labs', 'Topla: Northlight Labs'],
  ['', 'Topla'],
  [undefined, 'Topla'],
  [['a', 'b'], 'Topla'],
  ['x'.repeat(65), 'Topla'],
  ['a\u202eb', 'Topla'],
])('of the team %j it is called %s', (team, name) => {
  expect(manifest({ team }).name).toBe(name);
});
