// Finds sections and settings of the admin panel by their words, in any of the languages, without regard to accents. Pure.

/** Something that can be found. */
export interface Findable {
  readonly to: string;
  /** Its name as it is shown. */
  readonly title: string;
  /** The section it is in. */
  readonly where: string;
  /** All the words it is found by. */
  readonly words: readonly string[];
}

const most = 8;

/** Letters without their marks; the dotless i counts as the dotted one. */
const folded = (text: string): string =>
  text.normalize('NFD').toLowerCase().replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i');

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

const startsAll = (text: string, wanted: readonly string[]): boolean => {
  const words = wordsOf(text);
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
};

/** Every word of the query begins a word of what is found; those whose shown name fits come first. */
export function find(all: readonly Findable[], query: string): Findable[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  const fits = all.filter(({ title, words }) => startsAll([title, ...words].join(' '), wanted));
  const isByName = ({ title }: Findable) => startsAll(title, wanted);
  return [...fits.filter(isByName), ...fits.filter((each) => !isByName(each))].slice(0, most);
}
