// The letters of each language words are played in, and how any writing of them becomes capitals.
export const tongues = ['en', 'tr'] as const;
export type Tongue = (typeof tongues)[number];

export const alphabets: Readonly<Record<Tongue, string>> = {
  en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  tr: 'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ',
};

/** Letters with a roof are written without it. */
const roofless: Readonly<Record<string, string>> = { Â: 'A', Î: 'İ', Û: 'U' };

/** In capitals by the language, never by the machine: i is İ in Turkish and I in English. */
export function inCapitals(text: string, tongue: Tongue): string {
  const composed = text.normalize('NFC').replaceAll('i\u0307', 'i');
  if (tongue === 'en') return composed.toUpperCase().replaceAll('İ', 'I'); // as Turkish keyboards write it
  const capitals = composed.replaceAll('i', 'İ').toUpperCase();
  return capitals.replaceAll(/[ÂÎÛ]/g, (letter) => roofless[letter] ?? letter);
}

export const isSpelt = (word: string, tongue: Tongue): boolean =>
  [...word].every((letter) => alphabets[tongue].includes(letter));
