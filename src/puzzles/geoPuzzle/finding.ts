// Finds a country by what somebody types: in either language, without regard to capitals, accents and Turkish dots.
import type { Language } from '../../engine/language.ts';
import { aliases } from './aliases.ts';
import { linesByCode } from './lines.ts';
import { nameLines } from './names.ts';

export interface Country {
  readonly code: string;
  readonly name: { readonly en: string; readonly tr: string };
}

export const countries: readonly Country[] = [...linesByCode(nameLines)].map(([code, line]) => {
  const [en = '', tr = ''] = line.split('|');
  return { code, name: { en, tr } };
});

const byCode: ReadonlyMap<string, Country> = new Map(countries.map((country) => [country.code, country]));

export const nameOf = (code: string): Country['name'] => byCode.get(code)?.name ?? { en: code, tr: code };

/** "Türkiye", "TURKIYE" and "türkıye" are the same; so are "Guinea-Bissau" and "guinea bissau". */
export const folded = (text: string): string =>
  text
    .replaceAll(/[ıİI]/g, 'i')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '');

/** All that a country is called, folded; its names first. */
const calledIn = ({ code, name }: Country): readonly string[] =>
  [name.en, name.tr, ...(aliases[code] ?? [])].map(folded);

const byName: ReadonlyMap<string, string> = new Map(
  countries.flatMap((country) => calledIn(country).map((called) => [called, country.code] as const)),
);

/** Null: no country is called so. */
export const codeOf = (typed: string): string | null => byName.get(folded(typed)) ?? null;

/** What may be meant while somebody types: first what is called so, then what begins so, then what has it within; by name. */
export function countriesLike(typed: string, language: Language, most: number): readonly Country[] {
  const wanted = folded(typed);
  const { compare } = new Intl.Collator(language);
  const byOwnName = (one: Country, other: Country) => compare(one.name[language], other.name[language]);
  const having = (test: (called: string) => boolean) =>
    countries.filter((country) => calledIn(country).some(test)).toSorted(byOwnName);
  const exactly = having((called) => called === wanted);
  const beginning = having((called) => called.startsWith(wanted));
  const within = having((called) => called.includes(wanted));
  return [...new Set([...exactly, ...beginning, ...within])].slice(0, most);
}
