// Words that are valid but that the product never shows by itself: bots do not play them, lists do not show them.
import { readFileSync } from 'node:fs';
import { inCapitals, type Tongue } from '../../../engine/words/letters.ts';

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
