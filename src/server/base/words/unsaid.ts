// Offensive words: the product never shows them by itself, and people may not write them where others must read them.
import { readFileSync } from 'node:fs';
import type { Library, WordList } from '../../../engine/library.ts';
import { inCapitals, type Tongue, tongues } from '../../../engine/words/letters.ts';

const lists: Readonly<Record<Tongue, string>> = {
  en: import.meta.resolve('naughty-words/en.json'),
  tr: import.meta.resolve('naughty-words/tr.json'),
};

/** Words missing from the package. */
const ours: Readonly<Record<Tongue, readonly string[]>> = {
  en: [
    ...['abo', 'bint', 'boche', 'bimbo', 'bimboes', 'chink', 'coolie', 'crap', 'cretin', 'dago', 'dagoes'],
    ...['darkies', 'darky', 'fart', 'farted', 'farter', 'farting', 'floozies', 'floozy', 'gook', 'gooky'],
    ...['gringo', 'gyp', 'gypped', 'hebe', 'ho', 'homo', 'honkies', 'honky', 'imbecile', 'jap', 'jewed'],
    ...['jewing', 'kraut', 'lesbo', 'lez', 'lynch', 'lynched', 'lynching', 'mick', 'midget', 'minger'],
    ...['moron', 'nazi', 'niger', 'pimp', 'pimped', 'pimping', 'redskin', 'sambo', 'shat', 'sheenies'],
    ...['sheeny', 'slag', 'slapper', 'spick', 'squaw', 'squawman', 'squawmen', 'tits', 'trannies', 'turd'],
    ...['wog', 'woggish', 'wop', 'yid'],
  ],
  tr: [
    ...['döl', 'kaşar', 'meme', 'bok', 'sidik', 'çük', 'am', 'göt', 'sik', 'ırz', 'sıç', 'kıç', 'seks'],
    ...['penis', 'anüs', 'oğlancı'],
  ],
};

/** Prefixes: every word that begins with one is left out too. */
const roots: Readonly<Record<Tongue, readonly string[]>> = {
  en: [
    ...['bastard', 'chinki', 'chinky', 'crapp', 'cripple', 'damn', 'darkey', 'fagg', 'felch', 'golliwog'],
    ...['harlot', 'honkie', 'kaffir', 'lezz', 'molest', 'mulatto', 'negres', 'negroi', 'pickanin', 'piss'],
    ...['queer', 'shicksa', 'shiksa', 'skank', 'slagg', 'slutt', 'smutt', 'sodom', 'strumpet', 'trollop'],
    ...['whored', 'whoring'],
  ],
  tr: [
    ...['aptal', 'aşüfte', 'bokç', 'bokl', 'çingene', 'dangala', 'deyyus', 'dürzü', 'embesil', 'fahişe'],
    ...['gavat', 'gavur', 'geber', 'gerzek', 'götl', 'ibne', 'kahpe', 'kaltab', 'kaltağ', 'kaltak', 'kancığ'],
    ...['kancık', 'kavat', 'kerhane', 'mastürb', 'nonoş', 'oğlancıl', 'orgazm', 'orospu', 'osur', 'pezeven'],
    ...['piç', 'porno', 'puşt', 'salak', 'sıçar', 'sıçı', 'sıçm', 'sıçt', 'sidikl', 'sike', 'siki', 'sikm'],
    ...['sikt', 'spastik', 'sürtüğ', 'sürtük', 'şerefsiz', 'şıllı', 'şırfıntı', 'taşağı', 'taşak', 'tecavüz'],
    ...['vajina', 'yarağ', 'yarak', 'yarrak', 'yavşağ', 'yavşak', 'yelloz', 'yosma', 'zenci'],
  ],
};

/** The words in capitals. */
export function unsaidWords(tongue: Tongue): ReadonlySet<string> {
  const listed = JSON.parse(readFileSync(new URL(lists[tongue]), 'utf8')) as string[]; // the package's own list
  return new Set([...listed, ...ours[tongue]].map((word) => inCapitals(word, tongue)));
}

/** Expects the word in capitals. */
export function unsaidIn(tongue: Tongue): (word: string) => boolean {
  const words = unsaidWords(tongue);
  const beginnings = roots[tongue].map((root) => inCapitals(root, tongue));
  return (word) => words.has(word) || beginnings.some((root) => word.startsWith(root));
}

const isListedUnsaid = (list: WordList, word: string): boolean => {
  const place = [...word].reduce((at, letter) => list.step(at, list.letters.indexOf(letter) + 1), list.start);
  return list.commonness(place) === 'unsaid';
};

/** Further prefixes where people write freely: words that no word list has, as their list leaves them out. */
const writtenRoots = ['FUCK', 'MOTHERFUCK', 'BULLSHIT', 'SHITT', 'CUNT', 'NIGGER', 'BITCH', 'WANKER', 'TWAT'];

/** Each word of a text, letters that stand alone as one word, and all words together. */
const partsOf = (text: string): readonly string[] => {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const spelt = words.map((word) => ([...word].length === 1 ? word : ` ${word} `)).join('');
  return [...spelt.split(/ +/), words.join(' '), words.join('')].filter(Boolean);
};

/** Words of all languages count, but what is a word of the language that is played is judged by that language alone. */
export function unsaidInTexts(lists: ReadonlyMap<string, WordList>): Library['holdsUnsaid'] {
  const unsaid = tongues.map((tongue) => ({ tongue, isUnsaid: unsaidIn(tongue) }));
  return (text, played) => {
    const list = lists.get(played);
    return partsOf(text).some((part) => {
      const form = inCapitals(part, played);
      const isKnown = list?.has(form) === true;
      if (list && isListedUnsaid(list, form)) return true;
      if (writtenRoots.some((root) => inCapitals(part, 'en').startsWith(root))) return true;
      return unsaid.some(
        ({ tongue, isUnsaid }) => (tongue === played || !isKnown) && isUnsaid(inCapitals(part, tongue)),
      );
    });
  };
}
