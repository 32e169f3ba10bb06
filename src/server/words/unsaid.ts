// Words that stand in the lists and that the house never says itself: no bot plays them, no list shows them.
import { readFileSync } from 'node:fs';
import { inCapitals, type Tongue } from '../../engine/words/letters.ts';

const lists: Readonly<Record<Tongue, string>> = {
  en: import.meta.resolve('naughty-words/en.json'),
  tr: import.meta.resolve('naughty-words/tr.json'),
};

/** What the package leaves out. */
const ours: Readonly<Record<Tongue, readonly string[]>> = {
  en: [
    ...['abo', 'boche', 'bimbo', 'chink', 'crap', 'cripple', 'dago', 'damn', 'darkies', 'darky', 'fart'],
    ...['golliwog', 'gook', 'hebe', 'ho', 'homo', 'honkies', 'honky', 'jap', 'kraut', 'lesbo', 'lez'],
    ...['nazi', 'niger', 'pickaninny', 'pimp', 'piss', 'queer', 'redskin', 'sambo', 'shat', 'slag'],
    ...['spick', 'squaw', 'tits', 'turd', 'wog', 'wop', 'yid'],
  ],
  tr: [
    ...['piç', 'ibne', 'pezevenk', 'yarrak', 'yarak', 'kahpe', 'orospu', 'sürtük', 'gavat', 'puşt'],
    ...['kaltak', 'kaşar', 'döl', 'meme', 'bok', 'sidik', 'gavur', 'çük', 'dangalak', 'şerefsiz'],
    ...['am', 'göt', 'sik', 'sikiş', 'sikmek', 'osuruk', 'fahişe', 'ırz', 'şırfıntı', 'kancık'],
  ],
};

/** In capitals. */
export function unsaidWords(tongue: Tongue): ReadonlySet<string> {
  const listed = JSON.parse(readFileSync(new URL(lists[tongue]), 'utf8')) as string[]; // the package's own list
  return new Set([...listed, ...ours[tongue]].map((word) => inCapitals(word, tongue)));
}
