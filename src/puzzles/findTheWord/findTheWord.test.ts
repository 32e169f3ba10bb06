// Find the Word against its vectors: colours, letters by language, hard mode, points, and the answer of every day.
import { expect, test } from 'vitest';
import { testLibrary } from '../../../tests/support/data/words.ts';
import type { Language } from '../../engine/language.ts';
import { type Attempt, beginAttempt, tryGuess } from '../../engine/puzzle.ts';
import { seededRandom } from '../../engine/random.ts';
import { openWords } from '../../engine/words/graph.ts';
import { alphabets, inCapitals } from '../../engine/words/letters.ts';
import { packWords } from '../../engine/words/packing.ts';
import { bestColours, coloursOf } from '../../kit/rows.ts';
import { unusedBy } from './hardMode.ts';
import { findTheWord } from './index.ts';
import type { FindTheWord, Puzzle } from './shapes.ts';

test.each([
  ['FW-1', 'ABBEY', 'BABES', 'YYGGB'],
  ['FW-2', 'ABBEY', 'KEBAB', 'BYGYY'],
  ['FW-3', 'ALLOY', 'LLAMA', 'YGYBB'],
  ['FW-4', 'SPEED', 'ERASE', 'YBBYY'],
  ['FW-5', 'SPEED', 'CREPE', 'BBGYY'],
  ['FW-6', 'EERIE', 'THREE', 'BBGYG'],
  ['FW-7', 'LEVEL', 'HELLO', 'BGYYB'],
  ['FW-8', 'MUMMY', 'MAMMA', 'GBGGB'],
  ['FW-9', 'ROBOT', 'FLOOR', 'BBYGY'],
  ['FW-10', 'KILIÇ', 'KİLİM', 'GBGBB'],
  ['FW-11', 'BİLİM', 'İLMİK', 'YYYGB'],
  ['FW-12', 'GÜĞÜM', 'GÖĞÜS', 'GBGGB'],
  ['FW-13', 'ÇİÇEK', 'ÇEKİÇ', 'GYYYY'],
  ['FW-15', 'SASSY', 'GRASS', 'BBYGY'],
  ['FW-16', 'BALIK', 'KALIP', 'YGGGB'],
])('%s: %s, %s is coloured %s', (_id, answer, guess, colours) => {
  expect(coloursOf(answer, guess)).toBe(colours);
});

test.each<[string, string, Language, string]>([
  ['FW-20', 'kilim', 'tr', 'KİLİM'],
  ['FW-21', 'ısırık', 'tr', 'ISIRIK'],
  ['FW-22', 'title', 'en', 'TITLE'],
  ['FW-23', 'istif', 'tr', 'İSTİF'],
  ['FW-24', 'ılık', 'tr', 'ILIK'],
])('%s: %s in %s is %s', (_id, typed, language, word) => {
  expect(inCapitals(typed, language)).toBe(word);
});

const english = 'ABBEY SPEED ERASE CREPE FLOOR ROBOT MOTOR ROOTS STEEL EERIE THREE SEVEN'.split(' ');
const turkish = 'KİLİM KILIÇ ÇİÇEK ÇEKİÇ HALAT KAĞIT SAKİN'.split(' ');
const library = {
  words: new Map([
    ['en', openWords(packWords('1', alphabets.en, english))],
    ['tr', openWords(packWords('2', alphabets.tr, turkish))],
  ]),
  answers: new Map([
    ['en', english],
    ['tr', turkish],
  ]),
  holdsUnsaid: () => false,
};

const puzzleOf = (word: string, language: Language = 'en'): Puzzle => ({
  language,
  hardMode: 'choice',
  word,
  list: '1',
});

/** All guesses one after the other, a second apart. */
function guessed(puzzle: Puzzle, guesses: readonly string[], isHard = false): Attempt<FindTheWord> {
  let attempt = beginAttempt<FindTheWord>({ isHard });
  for (const [n, guess] of guesses.entries()) {
    const answer = tryGuess({ definition: findTheWord, puzzle, library }, attempt, guess, n * 1_000);
    if ('refusal' in answer) throw new Error(`${guess} is refused: ${answer.refusal}`);
    attempt = answer;
  }
  return attempt;
}

const refusalOf = (puzzle: Puzzle, attempt: Attempt<FindTheWord>, guess: string) =>
  findTheWord.refusal(findTheWord.face(puzzle), attempt, guess, library);

test.each([
  [1, [], 60],
  [4, ['SPEED', 'ERASE', 'CREPE'], 30],
  [6, ['SPEED', 'ERASE', 'CREPE', 'FLOOR', 'MOTOR'], 10],
])('FW-14: solved on guess %i after %j: %i points', (count, wrong, points) => {
  const puzzle = puzzleOf('ROBOT');
  const attempt = guessed(puzzle, [...wrong, 'robot']);
  const face = findTheWord.face(puzzle);
  expect(findTheWord.outcome(face, attempt)).toEqual({ isSolved: true, points });
  expect(findTheWord.share(face, attempt).score).toBe(`${count}/6`);
});

test('FW-14: not at all: no points, and the share text says so', () => {
  const puzzle = puzzleOf('ROBOT');
  const attempt = guessed(puzzle, ['SPEED', 'ERASE', 'CREPE', 'FLOOR', 'MOTOR', 'ROOTS']);
  const face = findTheWord.face(puzzle);
  expect(findTheWord.outcome(face, attempt)).toEqual({ isSolved: false, points: 0 });
  expect(findTheWord.share(face, attempt)).toEqual({
    score: 'X/6',
    rows: ['□□□□□', '□●□□□', '□●□□□', '□□●■●', '□■●■●', '■■●●□'],
  });
});

test.each<[string, Language, string, string | null]>([
  ['four letters', 'en', 'CREP', 'length'],
  ['six letters', 'en', 'CREPES', 'length'],
  ['nothing', 'en', '', 'length'],
  ['a letter of another language', 'en', 'ÇİÇEK', 'letters'],
  ['a letter that Turkish lacks', 'tr', 'KWLİM', 'letters'],
  ['no letters', 'en', 'AB1EY', 'letters'],
  ['letters that are no word', 'en', 'ABBEZ', 'notInList'],
  ['an I for an İ', 'tr', 'KILIM', 'notInList'],
  ['small letters', 'en', 'erase', null],
  ['small Turkish letters', 'tr', 'kilim', null],
  ['a dot that stands alone after its i', 'tr', 'ki\u0307li\u0307m', null],
  ['a circumflex', 'tr', 'kâğıt', null],
])('%s in %s, %s: %s', (_what, language, guess, refusal) => {
  const puzzle = puzzleOf(language === 'en' ? 'SPEED' : 'ÇİÇEK', language);
  expect(refusalOf(puzzle, beginAttempt({ isHard: true }), guess)).toBe(refusal);
});

test('a row is shown in capitals, however it was typed', () => {
  expect(findTheWord.mark(puzzleOf('KILIÇ', 'tr'), 'kilim')).toEqual({ row: 'KİLİM', colours: 'GBGBB' });
});

test.each([
  ['a green letter left its place', 'STEEL', ['SPEED'], 'ERASE', { kind: 'place', letter: 'S', at: 0 }],
  ['a green letter is elsewhere', 'ROBOT', ['FLOOR'], 'ROOTS', { kind: 'place', letter: 'O', at: 3 }],
  ['a known letter is left out', 'ROBOT', ['ERASE'], 'SPEED', { kind: 'letter', letter: 'R', times: 1 }],
  [
    'of two rows, the first letter left out',
    'ROBOT',
    ['ERASE', 'STEEL'],
    'RANCH',
    { kind: 'letter', letter: 'T', times: 1 },
  ],
  ['of a letter known twice, one', 'ROBOT', ['FLOOR'], 'PRIOR', { kind: 'letter', letter: 'O', times: 2 }],
  ['all is used', 'ROBOT', ['FLOOR'], 'MOTOR', null],
])('hard mode, %s', (_what, answer, rows, guess, unused) => {
  const marks = rows.map((row) => ({ row, colours: coloursOf(answer, row) }));
  expect(unusedBy(marks, guess)).toEqual(unused);
});

test('hard mode refuses, and another mode does not', () => {
  const puzzle = puzzleOf('ROBOT');
  expect(refusalOf(puzzle, guessed(puzzle, ['FLOOR'], true), 'SPEED')).toBe('hardMode');
  expect(refusalOf(puzzle, guessed(puzzle, ['FLOOR'], true), 'MOTOR')).toBeNull();
  expect(refusalOf(puzzle, guessed(puzzle, ['FLOOR']), 'SPEED')).toBeNull();
  const face = findTheWord.face(puzzle);
  expect(findTheWord.share(face, guessed(puzzle, ['FLOOR', 'MOTOR', 'ROBOT'], true)).score).toBe('3/6*');
});

test('a key shows the best state of its letter', () => {
  const marks = ['FLOOR', 'MOTOR', 'ROOTS'].map((row) => ({ row, colours: coloursOf('ROBOT', row) }));
  expect(Object.fromEntries(bestColours(marks))).toEqual({
    F: 'B',
    L: 'B',
    O: 'G',
    R: 'G',
    M: 'B',
    T: 'Y',
    S: 'B',
  });
  expect(Object.fromEntries(bestColours(marks.slice(0, 1)))).toMatchObject({ O: 'G', R: 'Y' });
});

test.each([
  [undefined, { language: 'en', hardMode: 'choice' }],
  [
    { language: 'tr', hardMode: 'always' },
    { language: 'tr', hardMode: 'always' },
  ],
  [{ language: 'de' }, null],
  [{ hardMode: 'never' }, null],
  [{ grade: 'easy' }, null],
])('the settings %j are the rules %j', (settings, rules) => {
  expect(findTheWord.readRules(settings, 1)).toEqual(rules);
});

test('where hard mode is always on, nobody chooses', () => {
  const face = findTheWord.face({ language: 'en', hardMode: 'always', word: 'ROBOT', list: '1' });
  expect(findTheWord.readMode(face, undefined)).toEqual({ isHard: true });
  expect(findTheWord.readMode(findTheWord.face(puzzleOf('ROBOT')), undefined)).toEqual({ isHard: false });
  expect(findTheWord.readMode(findTheWord.face(puzzleOf('ROBOT')), { hardMode: true })).toEqual({
    isHard: true,
  });
});

test('the word of a team is none of its last 365', () => {
  const words: Puzzle[] = [];
  for (let day = 0; day < 800; day++) {
    const random = seededRandom(day.toString(16).padStart(64, '0'), 'puzzle');
    words.unshift(
      findTheWord.make({ language: 'tr', hardMode: 'choice' }, random, testLibrary, words.slice(0, 365)),
    );
  }
  const isRepeated = words.filter(({ word }, i) =>
    words.slice(i + 1, i + 366).some((each) => each.word === word),
  );
  expect(isRepeated).toEqual([]);
});

test.each([
  [4, ['wordFirst']],
  [3, ['wordFirst', 'wordThree']],
  [1, ['wordFirst', 'wordThree', 'wordOne']],
])('solving it with %i guesses earns %o', (guesses, badges) => {
  expect(findTheWord.badges?.({ guesses, grade: null, isClean: false })).toEqual(badges);
});
