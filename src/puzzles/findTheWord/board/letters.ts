// The letters of Find the Word as keys: a keyboard for each language, and what a physical key writes in it.
import type { Language } from '../../../engine/language.ts';
import { inCapitals, isSpelt } from '../../../engine/words/letters.ts';

const keyboards: Readonly<Record<Language, readonly string[]>> = {
  en: ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'],
  tr: ['ERTYUIOPĞÜ', 'ASDFGHJKLŞİ', 'ZCVBNMÖÇ'],
};

export const keysOf = (language: Language): readonly (readonly string[])[] =>
  keyboards[language].map((row) => [...row]);

/** In Turkish i writes İ and ı writes I; in English both write I. Null: no letter of the language. */
export function letterOf(key: string, language: Language): string | null {
  const letter = inCapitals(key, language);
  return [...letter].length === 1 && isSpelt(letter, language) ? letter : null;
}
