// Every contest of the registry under the laws of contests; and the laws on a small contest, sound and broken.
import { expect, test } from 'vitest';
import { contests } from '../../../src/contests/load.ts';
import { placesOf } from '../../../src/engine/contest.ts';
import { seedOf } from '../playing.ts';
import { seeds } from '../seeds.ts';
import { type ContestSamples, checkContest } from './contestLaws.ts';
import { jars, jarsSamples } from './sampleContest.ts';

const files = import.meta.glob<ContestSamples>('../../../src/contests/*/conformance.ts', {
  eager: true,
  import: 'samples',
});

const drawn = Object.keys(import.meta.glob('../../../src/client/events/predictions/*/contest.tsx'));

test('every contest is drawn', () => {
  const ids = drawn.map((file) => file.split('/').at(-2));
  expect(ids.toSorted()).toEqual(Object.keys(contests).toSorted());
});

const seedsOfOne = Math.ceil(seeds / 4);

for (const [id, load] of Object.entries(contests))
  test(`${id} keeps the laws of contests`, async () => {
    const contest = await load();
    const samples = files[`../../../src/contests/${id}/conformance.ts`];
    if (!samples) throw new Error(`src/contests/${id}/conformance.ts exports no samples`);
    expect(contest.id).toBe(id);
    for (let n = 0; n < seedsOfOne; n++)
      expect(() => checkContest(contest, samples, seedOf(id, n))).not.toThrow();
  });

const check = (fault: Partial<typeof jars> = {}, seed = 0) =>
  checkContest({ ...jars, ...fault }, jarsSamples, seedOf('jars', seed));

test.each([0, 1, 2, 3])('a sound contest breaks no law, seed %i', (seed) => {
  expect(() => check({}, seed)).not.toThrow();
});

let restless = 0;
const worth = (points: number) => ({ points, tieBreaks: [] });

test.each<[number, string, Partial<typeof jars>]>([
  [1, 'the setup is read as', { readSetup: () => null }],
  [1, 'the entry is read as', { readEntry: () => ({ counts: [] }) }],
  [1, 'the truth is read as', { readTruth: () => null }],
  [1, 'junk is read as the entry', { readEntry: (raw) => jars.readEntry(raw) ?? { counts: [] } }],
  [2, 'in two ways', { refusal: () => (restless++ % 2 ? 'moody' : null) }],
  [2, 'is no key', { refusal: () => 'Not like this, please.' }],
  [3, 'is refused while all is open', { refusal: () => 'never' }],
  [3, 'a change is refused', { refusal: (_, before) => (before ? 'onlyOnce' : null) }],
  [3, 'after it was locked', { refusal: () => null }],
  [4, 'shown before', { shown: (_, entry) => entry }],
  [4, 'not shown after', { shown: () => null }],
  [5, 'have 0 scores', { score: () => [] }],
  [5, 'has -1 points', { score: (_, entries) => entries.map(() => worth(-1)) }],
  [
    5,
    'different tie-breaks',
    { score: (_, entries) => entries.map((_, i) => ({ points: 1, tieBreaks: i ? [1] : [] })) },
  ],
  [6, 'comes out differently', { score: (_, entries) => entries.map(() => worth(restless++)) }],
  [6, 'the order', { score: (_, entries) => entries.map((_, i) => worth(i)) }],
  [7, 'the stored items', { setupOf: () => null }],
  [7, 'the stored predictions', { entryOf: () => null }],
  [7, 'junk is a stored prediction', { entryOf: () => ({ counts: [1] }) }],
  [7, 'is no result', { resultOf: () => null }],
  [7, 'the stored result', { truthOf: () => null }],
  [7, 'what is void counts', { truthOf: () => ({ sweets: [4] }) }],
  [7, 'an item has no name', { describe: () => ({ name: '', choices: [], isMulti: false }) }],
  [7, 'junk is taken as a result', { resultOf: () => ({ sweets: 4 }) }],
])('law %i: %s', (number, what, fault) => {
  expect(() => check(fault)).toThrow(new RegExp(`^law ${number}: .*${what}`));
});

test('law 6: scoring that changes what it was given', () => {
  const score: typeof jars.score = (setup, entries) =>
    entries.map((entry) => worth(Object.assign(entry, { counts: [] }) && setup.jars));
  expect(() => check({ score })).toThrow(/read only property/);
});

test('equal scores share a place and leave the next ones free', () => {
  const scores = [[3], [5, 1], [5, 1], [5, 2], [0]].map(([points = 0, ...tieBreaks]) => ({
    points,
    tieBreaks,
  }));
  expect(placesOf(scores)).toEqual([4, 2, 2, 1, 5]);
});
