import { describe, expect, it, test } from 'vitest';
import type { WordList } from '../../../engine/library.ts';
import { seededRandom } from '../../../engine/random.ts';
import { isSpelt } from '../../../engine/words/letters.ts';
import { drawUnrepeated } from '../../../kit/unrepeated.ts';
import { libraryOf, openLists } from './lists.ts';
import { listVersions } from './sources.ts';
import { unsaidIn, unsaidWords } from './unsaid.ts';

const library = libraryOf(await openLists());

function listOf(tongue: string): WordList {
  const list = library.words.get(tongue);
  if (!list) throw new Error(`no words in ${tongue}`);
  return list;
}

function countIn(list: WordList): number {
  const below = (at: number): number => {
    let count = list.isWord(at) ? 1 : 0;
    for (let letter = 1; letter <= list.letters.length; letter++) {
      const next = list.step(at, letter);
      if (next !== 0) count += below(next);
    }
    return count;
  };
  return below(list.start);
}

const standingOf = (list: WordList, word: string) =>
  list.commonness([...word].reduce((at, l) => list.step(at, list.letters.indexOf(l) + 1), list.start));

test.each([
  [
    'en',
    269_800,
    ['ZA', 'QI', 'GLOVE', 'CRAZIES', 'RETAINS', 'EMOJI', 'OK'],
    ['A', 'KİTAP', 'XQZ', 'LONDON'],
  ],
  [
    'tr',
    1_147_800,
    ['KİTAP', 'ŞEY', 'GÖZLÜK', 'ÇİÇEK', 'IŞIK', 'EVDE', 'İNTERNET', 'KAĞIT', 'NAL'],
    ['KM', 'CM', 'MM', 'KITAP', 'QUIZ', 'TÜRKİYE'],
  ],
])('%s: about %i words, with %j and without %j', (tongue, about, present, absent) => {
  const list = listOf(tongue);
  expect(Math.abs(countIn(list) - about)).toBeLessThan(200);
  expect(present.filter((word) => !list.has(word))).toEqual([]);
  expect(absent.filter((word) => list.has(word))).toEqual([]);
  expect(list.version).toMatch(/^\d+\.\d+\.\d+-\d+$/);
});

test.each(['en', 'tr'] as const)('%s: what is offensive is valid and never said', (tongue) => {
  const list = listOf(tongue);
  const known = [...unsaidWords(tongue)].filter((word) => list.has(word));
  expect(known.length).toBeGreaterThan(5);
  expect(known.filter((word) => standingOf(list, word) !== 'unsaid')).toEqual([]);
});

test.each([
  ['en', 'CRAPPY FARTED FARTERS PIMPING DAMNED LEZZIES GOLLIWOGGS PISSANTS SHEENIES'],
  ['tr', 'PİÇLİK İBNELİKLE OROSPULUKTAN BOKLU SİKİCİ SIÇTI KALTAKLIK PUŞTLUĞU ZENCİLER GERZEKLER'],
])('%s: nor is what is made of it: %s', (tongue, words) => {
  const said = words.split(' ').filter((word) => standingOf(listOf(tongue), word) !== 'unsaid');
  expect(said).toEqual([]);
});

test.each([
  ['en', 'FARTHER SQUAWK NEGRONI CRAPE PIMPLE SPICED BUTTER COCKPIT CLASS WHORL'],
  ['tr', 'SIÇAN SIÇRA SİKKE GÖTÜR BOKS MEMELİ AMCA ANA TAŞ YARA KAŞIK OSMANLICA'],
])('%s: what only looks like it may be said: %s', (tongue, words) => {
  const list = listOf(tongue);
  const there = words.split(' ').filter((word) => list.has(word));
  expect(there.length).toBeGreaterThan(8);
  expect(there.filter((word) => standingOf(list, word) === 'unsaid')).toEqual([]);
});

test('everyday words are known as such', () => {
  for (const word of ['HOUSE', 'GARDEN']) expect(standingOf(listOf('en'), word)).toBe('everyday');
  for (const word of ['ZAMAN', 'GÜZEL']) expect(standingOf(listOf('tr'), word)).toBe('everyday');
  expect(standingOf(listOf('en'), 'QUIRT')).toBe('rare');
  expect(standingOf(listOf('en'), 'JAPS')).toBe('unsaid');
});

test('each list bears a version of its own', () => {
  expect(listVersions().en).not.toBe(listVersions().tr);
});

/** American spellings of five letters, and how the same word is spelt in Britain. */
const americanSpellings = `
  ARBOR ARBOUR, ARDOR ARDOUR, ARMOR ARMOUR, CHILI CHILLI, COLOR COLOUR, DONUT DOUGHNUT, FAVOR FAVOUR, FECES FAECES,
  FETAL FOETAL, FETUS FOETUS, FIBER FIBRE, FILET FILLET, HONOR HONOUR, HUMOR HUMOUR, LABOR LABOUR, LITER LITRE,
  MITER MITRE, MOLDY MOULDY, MOLTS MOULTS, OCHER OCHRE, ODORS ODOURS, PHONY PHONEY, PLOWS PLOUGHS,
  RIGOR RIGOUR, RUMOR RUMOUR, SABER SABRE, SAVOR SAVOUR, SIRUP SYRUP, TITER TITRE, TUMOR TUMOUR, VALOR VALOUR,
  VAPOR VAPOUR, VIGOR VIGOUR`
  .split(',')
  .map((pair) => pair.trim().split(' '));

test('the answers in en are spelt as in Britain; American spellings can still be guessed', () => {
  const answers = new Set(library.answers.get('en'));
  const american = americanSpellings.map(([word = '']) => word);
  expect(american.filter((word) => answers.has(word))).toEqual([]);
  for (const word of ['COLOR', 'LITER', 'SABER', 'HONOR', 'FIBER'])
    expect(listOf('en').has(word), word).toBe(true);
});

describe.each([
  ['en', 1_250],
  ['tr', 1_350],
] as const)('the answers in %s', (tongue, fewest) => {
  const list = listOf(tongue);
  const answers = library.answers.get(tongue) ?? [];

  it(`are at least ${fewest} words of five letters, each once`, () => {
    expect(answers.length).toBeGreaterThan(fewest);
    expect(new Set(answers).size).toBe(answers.length);
    expect(answers.filter((word) => word.length !== 5 || !isSpelt(word, tongue))).toEqual([]);
  });

  it('may all be guessed, and none of them is offensive', () => {
    expect(answers.filter((word) => !list.has(word))).toEqual([]);
    expect(answers.filter((word) => standingOf(list, word) === 'unsaid')).toEqual([]);
    const isUnsaid = unsaidIn(tongue);
    expect(answers.filter(isUnsaid)).toEqual([]);
  });

  it('last for three years without a repetition', () => {
    const days = 3 * 365 + 1;
    const words = new Set<string>();
    for (let day = 0; day < days; day++) {
      const random = seededRandom(day.toString(16).padStart(64, '0'), 'puzzle');
      words.add(drawUnrepeated(answers, (word) => word, words, random));
    }
    expect(words.size).toBe(days);
  });
});

test.each([
  ['en', 'fucked', true],
  ['en', 'F.u.c.k you', true],
  ['en', 'you Asshole!', true],
  ['en', 'OROSPU çocuğu', true],
  ['tr', 'orospu çocuğu', true],
  ['tr', 'İBNE', true],
  ['tr', 'siktir', true],
  ['tr', 'shitty', true],
  ['en', 'bass and class', false],
  ['en', 'meme', false],
  ['en', 'I am a house', false],
  ['en', 'shiitake', false],
  ['tr', 'lezzet', false],
  ['tr', 'sıçan', false],
  ['tr', 'trafik lambası', false],
  ['en', '', false],
] as const)('where %s is played, a text with “%s” is offensive: %s', (tongue, text, isOffensive) => {
  expect(library.holdsUnsaid(text, tongue)).toBe(isOffensive);
});
