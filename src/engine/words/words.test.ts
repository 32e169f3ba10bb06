import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { openWords } from './graph.ts';
import { alphabets, inCapitals, isSpelt, type Tongue } from './letters.ts';
import { packWords, startPacking } from './packing.ts';

test.each<[string, Tongue, string]>([
  ['kitap', 'tr', 'KİTAP'],
  ['ışık', 'tr', 'IŞIK'],
  ['İyi', 'tr', 'İYİ'],
  ['i\u0307yi', 'tr', 'İYİ'],
  ['ag\u0306', 'tr', 'AĞ'],
  ['kâğıt', 'tr', 'KAĞIT'],
  ['millî rûh', 'tr', 'MİLLİ RUH'],
  ['quiz', 'en', 'QUIZ'],
  ['in', 'en', 'IN'],
  ['İN', 'en', 'IN'],
  ['ın', 'en', 'IN'],
])('%s in %s is %s', (text, tongue, capitals) => {
  expect(inCapitals(text, tongue)).toBe(capitals);
});

test('the alphabets have 26 and 29 letters, and I and İ are two', () => {
  expect([alphabets.en.length, alphabets.tr.length]).toEqual([26, 29]);
  expect(isSpelt('IŞIK', 'tr') && isSpelt('İYİ', 'tr')).toBe(true);
  expect(isSpelt('QUIZ', 'tr') || isSpelt('ÇAY', 'en')).toBe(false);
});

describe('a packed list', () => {
  it('holds exactly its words, whatever they are', () => {
    const word = fc.string({
      unit: fc.constantFrom(...'AĞİIŞ'),
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 80 }), fc.array(word, { maxLength: 40 }), (words, others) => {
        const list = openWords(packWords('any', alphabets.tr, words));
        for (const each of words) expect(list.has(each)).toBe(true);
        for (const each of others) expect(list.has(each)).toBe(words.includes(each));
      }),
      { numRuns: 60, seed: 5 },
    );
  });

  it('shares beginnings and endings', () => {
    const stems = ['GEL', 'GİT', 'SEV', 'BİL', 'VER'];
    const endings = ['', 'DİM', 'DİN', 'İYORUM', 'MEK', 'MEDEN'];
    const words = stems.flatMap((stem) => endings.map((ending) => stem + ending));
    const letters = words.join('').length;
    expect(packWords('any', alphabets.tr, words).edges.length).toBeLessThan(letters / 4);
  });

  it('can be walked letter by letter', () => {
    const list = openWords(packWords('any', alphabets.en, ['CAT', 'CATS']));
    const numberOf = (letter: string) => list.letters.indexOf(letter) + 1;
    const at = [...'CAT'].reduce((place, letter) => list.step(place, numberOf(letter)), list.start);
    expect([list.isWord(at), list.isWord(list.step(at, numberOf('S')))]).toEqual([true, true]);
    expect([list.isWord(list.start), list.step(at, numberOf('X'))]).toEqual([false, 0]);
  });

  it('knows how common a word is, and what is never said', () => {
    const packing = startPacking('any', alphabets.en);
    packing.add('BAD', 'everyday');
    packing.add('BAD', 'unsaid');
    packing.add('GOOD', 'rare');
    packing.add('GOOD', 'known');
    packing.add('ÇAY', 'known');
    const list = openWords(packing.pack());
    const commonness = (word: string) =>
      list.commonness([...word].reduce((at, l) => list.step(at, list.letters.indexOf(l) + 1), list.start));
    expect(['BAD', 'GOOD', 'GOO'].map(commonness)).toEqual(['unsaid', 'known', 'none']);
    expect([list.has('BAD'), list.has('ÇAY'), list.has('')]).toEqual([true, false, false]);
  });
});
