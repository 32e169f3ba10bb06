// Every puzzle of the registry under the laws of puzzles; and the laws on a small puzzle, sound and broken.
import { expect, test } from 'vitest';
import type { ExtraRound } from '../../../src/engine/extraRounds.ts';
import type { PuzzleFacts } from '../../../src/engine/facts.ts';
import { isGridPuzzle } from '../../../src/engine/gridPuzzle.ts';
import { isMapPuzzle } from '../../../src/engine/mapPuzzle.ts';
import type { AnyPuzzle } from '../../../src/engine/puzzle.ts';
import { isRowPuzzle } from '../../../src/engine/rowPuzzle.ts';
import { games } from '../../../src/games/load.ts';
import { puzzles } from '../../../src/puzzles/load.ts';
import * as registry from '../../../src/puzzles/registry.ts';
import { seedOf } from '../playing.ts';
import { puzzleSeeds } from '../seeds.ts';
import { checkPuzzle, type PuzzleSamples } from './puzzleLaws.ts';
import { type Lock, lock, lockSamples } from './samplePuzzle.ts';

const facts: readonly PuzzleFacts[] = Object.values(registry);

const files = import.meta.glob<PuzzleSamples>('../../../src/puzzles/*/conformance.ts', {
  eager: true,
  import: 'samples',
});

test('a puzzle is of one family', () => {
  expect([isRowPuzzle(lock), isGridPuzzle(lock), isMapPuzzle(lock)]).toEqual([true, false, false]);
});

test('no puzzle has the id of a game', () => {
  expect(Object.keys(puzzles).filter((id) => id in games)).toEqual([]);
});

for (const [id, load] of Object.entries(puzzles))
  test(`${id} keeps the laws of puzzles`, async () => {
    const definition = await load();
    const samples = files[`../../../src/puzzles/${id}/conformance.ts`];
    if (!samples) throw new Error(`src/puzzles/${id}/conformance.ts exports no samples`);
    expect([definition.id, definition.family]).toEqual([id, facts.find((each) => each.id === id)?.family]);
    for (let n = 0; n < puzzleSeeds; n++)
      expect(() => checkPuzzle(definition, samples, seedOf(id, n), n)).not.toThrow();
  });

const weekdays = [0, 1, 2, 3, 4, 5, 6];

for (const { id, settings, demoSettings } of facts)
  test(`${id} takes every value of the settings it tells of, on every day, and the usual one is what no settings give`, async () => {
    const definition = await puzzles[id]?.();
    for (const weekday of weekdays) {
      const rulesOf = (chosen: unknown) => definition?.readRules(chosen, weekday);
      for (const { key, values } of settings) {
        const rules = values.map((value) => rulesOf({ [key]: value }));
        expect(rules).not.toContain(null);
        expect(rules[0]).toEqual(rulesOf(undefined));
      }
      expect(rulesOf(demoSettings)).not.toBeNull();
    }
  });

test.each(facts)('$id has words for each of its settings', async ({ id, settings }) => {
  const texts = await import(`../../../src/puzzles/${id}/texts/en.json`);
  const wanted = settings.map(({ key, values }) => {
    const words = values.map(String);
    return [key, (typeof values[0] === 'string' ? ['label', ...words] : words).toSorted()];
  });
  const said = Object.entries(Object(texts.settings)).map(([key, words]) => [
    key,
    Object.keys(Object(words)).toSorted(),
  ]);
  expect(said).toEqual(wanted);
});

const check = (fault: Partial<typeof lock> = {}, seed = 0) =>
  checkPuzzle({ ...lock, ...fault }, lockSamples, seedOf('lock', seed));

test.each([0, 1, 2, 3])('a sound puzzle breaks no law, seed %i', (seed) => {
  expect(() => check({}, seed)).not.toThrow();
});

const question = (right: number, other = 1): ExtraRound => ({
  kind: 'colour',
  choices: [0, other].map((n) => ({
    words: { en: `Red ${n}`, tr: `Kırmızı ${n}` },
    picture: null,
    colours: [],
  })),
  right,
  points: 10,
});

test('a sound question after the end breaks no law', () => {
  expect(() => check({ extraRounds: () => [question(1)] })).not.toThrow();
});

let restless = 0;
const over = { isSolved: true, points: 40 };
const lastTry = (tries: readonly { readonly mark: Lock['mark'] }[]) =>
  tries.at(-1)?.mark.every(Boolean) ?? false;

test.each<[number, string, Partial<typeof lock>]>([
  [1, 'one seed makes two', { make: ({ highest }) => ({ highest, code: `${(restless++ % 90) + 100}` }) }],
  [1, 'all seeds make one', { make: ({ highest }) => ({ highest, code: '123' }) }],
  [2, 'does not survive JSON', { face: ({ highest }) => ({ highest, more: undefined }) }],
  [3, 'the face tells', { face: (puzzle) => puzzle }],
  [4, 'is read as', { readGuess: () => null }],
  [4, 'junk is taken', { readGuess: (raw) => (typeof raw === 'string' ? raw : null) }],
  [5, 'is no key', { refusal: (_, { tries }) => (tries.length ? 'Not like this, please.' : null) }],
  [5, 'is answered by', { refusal: () => (restless++ % 2 ? 'moody' : null) }],
  [5, 'is answered by', { mark: () => [restless++ % 2 > 0, false, false] }],
  [6, 'does not survive JSON', { mark: () => Object.assign([false], { why: Number.NaN }) }],
  [7, 'the solution is refused', { refusal: (_, { tries }) => (tries.length ? null : 'notYet') }],
  [
    7,
    'the outcome is',
    { outcome: (_, { tries }) => (tries.length ? { isSolved: false, points: 0 } : null) },
  ],
  [
    8,
    'a later try makes it',
    {
      outcome: (_, { tries }) =>
        lastTry(tries) ? over : tries.length > 3 ? { isSolved: false, points: 0 } : null,
    },
  ],
  [
    9,
    'the share text holds',
    { share: (_, { tries }) => ({ score: '1/4', rows: tries.map(({ guess }) => guess) }) },
  ],
  [9, 'has letters', { share: () => ({ score: 'solved', rows: [] }) }],
  [
    10,
    'points',
    { outcome: (face, attempt) => lock.outcome(face, attempt) && { isSolved: true, points: 0.5 } },
  ],
  [
    10,
    'points',
    { outcome: (face, attempt) => lock.outcome(face, attempt) && { isSolved: true, points: 0 } },
  ],
  [11, 'no settings give', { readRules: () => null }],
  [11, 'is read as settings', { readRules: () => ({ highest: 9 }) }],
  [11, 'no options gives', { readMode: () => null }],
  [11, 'is read as a mode', { readMode: () => ({ isHard: false }) }],
  [
    12,
    'points after',
    {
      outcome(_, { tries }) {
        const at = tries.findIndex(({ mark }) => mark.every(Boolean));
        return at < 0 ? null : { isSolved: true, points: at + 1 };
      },
    },
  ],
  [13, 'the version', { version: 0 }],
  [14, 'no answer to colour is right', { extraRounds: () => [question(2)] }],
  [14, 'are the same', { extraRounds: () => [question(0, 0)] }],
  [14, 'two questions', { extraRounds: () => [question(0), question(1)] }],
])('law %i: %s', (number, what, fault) => {
  expect(() => check(fault)).toThrow(new RegExp(`^law ${number}: .*${what}`));
});

test('law 3: a mark that tells the answer', () => {
  const mark = (puzzle: Lock['puzzle'], guess: string) => [...lock.mark(puzzle, guess), puzzle.code];
  const tells: AnyPuzzle = Object.assign({}, lock, { mark });
  expect(() => checkPuzzle(tells, lockSamples, seedOf('lock', 0))).toThrow(/^law 3: the mark/);
});

test('law 6: marking that changes what it was given', () => {
  const mark = (puzzle: Lock['puzzle']) => [Object.assign(puzzle, { code: '000' }) !== null];
  expect(() => check({ mark })).toThrow(/read only property/);
});
