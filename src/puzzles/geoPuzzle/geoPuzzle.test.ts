// The map puzzle: distances and directions against published ones, names as people type them, dealing, points, questions.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emptyLibrary } from '../../engine/library.ts';
import { nearnessOf } from '../../engine/mapPuzzle.ts';
import { type Attempt, beginAttempt, tryGuess } from '../../engine/puzzle.ts';
import { seededRandom } from '../../engine/random.ts';
import { asked } from './asked.ts';
import { codeOf, countries, countriesLike } from './finding.ts';
import { directionFrom, kmBetween, type Middle, middleOf, nearness } from './globe.ts';
import { geoPuzzle } from './index.ts';
import { outlineLines } from './outlines.ts';
import type { GeoPuzzle, Puzzle } from './shapes.ts';

/** Airports as the world knows them, and the great circles between them as flight tables print them. */
const airports = {
  JFK: [40.64, -73.78],
  LHR: [51.47, -0.46],
  IST: [41.26, 28.74],
  SYD: [-33.95, 151.18],
  LAX: [33.94, -118.41],
  NRT: [35.76, 140.39],
  GRU: [-23.43, -46.47],
  CDG: [49.01, 2.55],
  SIN: [1.36, 103.99],
  EZE: [-34.82, -58.54],
  AKL: [-37.01, 174.79],
  JNB: [-26.13, 28.24],
} as const satisfies Readonly<Record<string, Middle>>;

type Airport = keyof typeof airports;

test.each<[id: string, from: Airport, to: Airport, km: number, direction: string]>([
  ['MP-01', 'JFK', 'LHR', 5_540, 'ne'],
  ['MP-02', 'LHR', 'JFK', 5_540, 'w'],
  ['MP-03', 'IST', 'LHR', 2_500, 'nw'],
  ['MP-04', 'IST', 'CDG', 2_235, 'nw'],
  ['MP-05', 'LAX', 'NRT', 8_750, 'nw'],
  ['MP-06', 'NRT', 'LAX', 8_750, 'ne'],
  ['MP-07', 'LAX', 'SYD', 12_050, 'sw'],
  ['MP-08', 'SIN', 'SYD', 6_300, 'se'],
  ['MP-09', 'EZE', 'AKL', 10_340, 'sw'],
  ['MP-10', 'JNB', 'SYD', 11_040, 'se'],
  ['MP-11', 'GRU', 'JNB', 7_430, 'e'],
  ['MP-12', 'CDG', 'GRU', 9_400, 'sw'],
])('%s: from %s to %s are %i km, setting out %s', (_, from, to, km, direction) => {
  const found = kmBetween(airports[from], airports[to]);
  expect(Math.abs(found - km) / km).toBeLessThan(0.01);
  expect(directionFrom(airports[from], airports[to])).toBe(direction);
});

/** The middles of countries as the World Factbook and other tables have them: within some per cent, since each has its own. */
test.each<[id: string, code: string, north: number, east: number]>([
  ['MP-13', 'FR', 46.5, 2.5],
  ['MP-14', 'TR', 39, 35],
  ['MP-15', 'RU', 62, 97],
  ['MP-16', 'NO', 64.5, 13],
  ['MP-17', 'FJ', -17.5, 178.5],
  ['MP-18', 'NZ', -42, 172.5],
  ['MP-19', 'US', 45, -103],
  ['MP-20', 'IN', 22.5, 79.5],
  ['MP-21', 'CL', -37, -71.5],
  ['MP-22', 'ES', 40.2, -3.6],
])('%s: the middle of %s', (_, code, north, east) => {
  expect(kmBetween(middleOf(code), [north, east])).toBeLessThan(code === 'RU' || code === 'US' ? 500 : 220);
});

test.each<[id: string, from: string, to: string, direction: string, percent: number]>([
  ['MP-23', 'FR', 'DE', 'ne', 95],
  ['MP-24', 'TR', 'GR', 'w', 94],
  ['MP-25', 'BR', 'PE', 'w', 87],
  ['MP-26', 'NO', 'FI', 'e', 96],
  ['MP-27', 'ES', 'IT', 'e', 93],
  ['MP-28', 'FJ', 'WS', 'e', 94],
])('%s: from %s to %s is %s, %i %% near', (_, from, to, direction, percent) => {
  const km = kmBetween(middleOf(from), middleOf(to));
  expect(directionFrom(middleOf(from), middleOf(to))).toBe(direction);
  expect(Math.abs(nearness(km) - percent)).toBeLessThanOrEqual(2);
});

test.each([
  [0, 100],
  [1, 99],
  [10_000, 50],
  [20_000, 0],
  [20_015, 0],
])('%i km are %i %% near', (km, percent) => {
  expect(nearness(km)).toBe(percent);
});

test.each<[id: string, typed: string, code: string | null]>([
  ['MP-31', 'France', 'FR'],
  ['MP-32', '  fransa ', 'FR'],
  ['MP-33', 'TÜRKİYE', 'TR'],
  ['MP-34', 'turkiye', 'TR'],
  ['MP-35', 'TURKIYE', 'TR'],
  ['MP-36', 'türkıye', 'TR'],
  ['MP-37', 'Turkey', 'TR'],
  ['MP-38', 'USA', 'US'],
  ['MP-39', 'abd', 'US'],
  ['MP-40', 'amerika birleşik devletleri', 'US'],
  ['MP-41', 'UK', 'GB'],
  ['MP-42', 'İngiltere', 'GB'],
  ['MP-43', 'ingıltere', 'GB'],
  ['MP-44', 'ivory coast', 'CI'],
  ['MP-45', 'Côte d’Ivoire', 'CI'],
  ['MP-46', 'FILDISI SAHILI', 'CI'],
  ['MP-47', 'guinea bissau', 'GW'],
  ['MP-48', 'Isvicre', 'CH'],
  ['MP-49', 'IRAK', 'IQ'],
  ['MP-50', 'ırak', 'IQ'],
  ['MP-51', 'Çek Cumhuriyeti', 'CZ'],
  ['MP-52', 'sao tome & principe', 'ST'],
  ['MP-53', 'Atlantis', null],
  ['MP-54', '', null],
])('%s: "%s" is %s', (_, typed, code) => {
  expect(codeOf(typed)).toBe(code);
});

test('no two countries share a name', () => {
  expect(countries).toHaveLength(193);
  for (const { code, name } of countries) {
    expect([codeOf(name.en), codeOf(name.tr)]).toEqual([code, code]);
    expect(middleOf(code).every(Number.isFinite)).toBe(true);
  }
});

test('what may be meant: the beginnings first, then what has it within, aliases too', () => {
  const like = (typed: string, language: 'en' | 'tr') =>
    countriesLike(typed, language, 6).map(({ name }) => name[language]);
  expect(like('ni', 'en')).toEqual(['Nicaragua', 'Niger', 'Nigeria', 'Afghanistan', 'Albania', 'Armenia']);
  expect(like('İr', 'tr').slice(0, 2)).toEqual(['Irak', 'İran']);
  expect(like('congo', 'en')).toEqual(['Republic of the Congo', 'DR Congo']);
  expect(like('holl', 'en')).toEqual(['Netherlands']);
  expect(like('ingil', 'tr')).toEqual(['Birleşik Krallık']);
});

test('every country that is asked for has an outline within its square, a flag, a middle and a name', () => {
  const codes = asked.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const grade of ['easy', 'medium', 'hard'])
    expect(asked.filter((each) => each.grade === grade).length).toBeGreaterThan(40);
  for (const { code, grade } of asked) {
    const puzzle = geoPuzzle.make({ grade }, seededRandom('00', code), emptyLibrary, []);
    const drawn = puzzle.outline.split(/(?=M)/);
    for (const part of drawn)
      expect([code, part]).toEqual([code, expect.stringMatching(/^M\d+ \d+l[-\d ]+z$/)]);
    expect(countries.some((country) => country.code === code)).toBe(true);
  }
  expect(outlineLines.length).toBeLessThan(153_000);
});

const made = (seed: string, recent: readonly Puzzle[] = []) =>
  geoPuzzle.make({ grade: 'easy' }, seededRandom(seed, 'puzzle'), emptyLibrary, recent);

test('a country rests until three quarters of its grade have been asked for', () => {
  const dealt: Puzzle[] = [];
  for (let day = 0; day < 200; day++) dealt.unshift(made(day.toString(16).padStart(4, '0'), dealt));
  const resting = Math.floor(asked.filter(({ grade }) => grade === 'easy').length * 0.75);
  for (const [at, { code }] of dealt.entries())
    expect(dealt.slice(at + 1, at + 1 + resting).map((each) => each.code)).not.toContain(code);
  expect(new Set(dealt.map(({ code }) => code)).size).toBeGreaterThan(resting);
});

test('the grade rises from Monday to Friday', () => {
  const grades = [1, 2, 3, 4, 5, 6, 0].map((day) => geoPuzzle.readRules({ grade: 'rising' }, day)?.grade);
  expect(grades).toEqual(['easy', 'easy', 'medium', 'medium', 'hard', 'medium', 'medium']);
});

const france: Puzzle = {
  grade: 'easy',
  code: 'FR',
  outline: 'M0 0l400 0-400 400z',
  capitals: ['DE', 'FR', 'ES', 'IT'],
  flags: ['IT', 'BE', 'FR', 'NL'],
};

type GeoAttempt = Attempt<GeoPuzzle>;

/** The attempt after these guesses, or why one of them is refused. */
function guessed(...names: readonly string[]): GeoAttempt | { readonly refusal: string } {
  let attempt: GeoAttempt = beginAttempt({});
  for (const name of names) {
    const solving = { definition: geoPuzzle, puzzle: france, library: emptyLibrary };
    const after = tryGuess(solving, attempt, name, 0);
    if ('refusal' in after) return after;
    attempt = after;
  }
  return attempt;
}

test.each<[names: readonly string[], refusal: string]>([
  [['Atlantis'], 'unknown'],
  [['Spain', 'İSPANYA'], 'repeated'],
  [['USA', 'abd'], 'repeated'],
  [['Fransa', 'Spain'], 'over'],
])('after %j the last one is refused: %s', (names, refusal) => {
  expect(guessed(...names)).toEqual({ refusal });
});

test('points go by the guess that finds it; the share text has squares and arrows, and no names', () => {
  const attempt = guessed('New Zealand', 'Turkey', 'France');
  if ('refusal' in attempt) throw new Error(attempt.refusal);
  const face = geoPuzzle.face(france);
  expect(attempt.tries.map(({ mark }) => mark)).toEqual([
    { place: 'NZ', km: expect.any(Number), percent: 4, direction: 'nw' },
    { place: 'TR', km: expect.any(Number), percent: 86, direction: 'nw' },
    { place: 'FR', km: 0, percent: 100, direction: null },
  ]);
  expect(geoPuzzle.outcome(face, attempt)).toEqual({ isSolved: true, points: 40 });
  expect(geoPuzzle.share(face, attempt)).toEqual({ score: '3/6', rows: ['□□□□□↖', '■■■■□↖', '■■■■■'] });
});

test('six guesses and no more', () => {
  const attempt = guessed('Spain', 'Italy', 'Germany', 'Belgium', 'Andorra', 'Monaco');
  if ('refusal' in attempt) throw new Error(attempt.refusal);
  const face = geoPuzzle.face(france);
  expect(geoPuzzle.outcome(face, attempt)).toEqual({ isSolved: false, points: 0 });
  expect(geoPuzzle.share(face, attempt).score).toBe('X/6');
});

test.each([
  [100, null, 'GGGGG'],
  [99, 'n', 'GGGGY↑'],
  [89, 'se', 'GGGGB↘'],
  [70, 'w', 'GGGYB←'],
  [0, 'sw', 'BBBBB↙'],
] as const)('%i %% near, %s: %s', (percent, direction, squares) => {
  expect(nearnessOf({ percent, direction })).toBe(squares);
});

test('the questions: the capital and the flag among those of countries around, none of which is nearly the same flag', () => {
  for (let n = 0; n < 60; n++) {
    const puzzle = made(n.toString(16).padStart(4, '0'));
    const [capital, flag] = geoPuzzle.extraRounds?.(puzzle) ?? [];
    expect([capital?.kind, flag?.kind]).toEqual(['capital', 'flag']);
    expect(capital?.choices[capital.right]?.words).toEqual(
      asked.find(({ code }) => code === puzzle.code)?.capital,
    );
    for (const { picture } of flag?.choices ?? []) {
      expect(picture).toMatch(/^\/flags\/[0-9a-f]{12}\.svg$/);
      expect(existsSync(`public${picture}`)).toBe(true);
    }
  }
});

test.each([
  [4, ['mapFirst']],
  [3, ['mapFirst', 'mapThree']],
])('finding it with %i guesses earns %j', (guesses, badges) => {
  expect(geoPuzzle.badges?.({ guesses, grade: 'easy', isClean: false })).toEqual(badges);
});
