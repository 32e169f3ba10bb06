// Fetches the texts of a language and a namespace once; English is bundled for when nothing can be fetched.
import type { Language } from '../../../ui/texts.tsx';

export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

const aboard = import.meta.glob<Dictionary>('../../../texts/en/{door,state,errors}.json', {
  eager: true,
  import: 'default',
});

/** Text files by their name. */
export const byName = (files: Readonly<Record<string, Dictionary>>): { [name: string]: Dictionary } =>
  Object.fromEntries(
    Object.entries(files).map(([file, texts]) => [file.replace(/^.*\/|\.json$/g, ''), texts]),
  );

const bundled = byName(aboard);

/** Bundled: the texts of the sign-in page, and those for errors. */
export const english: Dictionary = bundled;

/** Texts that come with the pages that show them. */
export function addEnglish(name: string, texts: Dictionary): void {
  bundled[name] = texts;
}

const fetched = new Map<string, Promise<Dictionary>>();

/** After this time the English text is used. */
const patienceMs = 10_000;

async function fetchTexts(path: string): Promise<Dictionary> {
  const response = await fetch(path, { signal: AbortSignal.timeout(patienceMs) });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/** A failed fetch is not cached: the next call tries again. */
export function textsOf(language: Language, namespace: string): Promise<Dictionary> {
  const path = `/locales/${language}/${namespace}.json`;
  const known = fetched.get(path);
  if (known) return known;
  const coming = fetchTexts(path);
  fetched.set(path, coming);
  coming.catch(() => fetched.delete(path));
  return coming;
}

const againMs = 2_000;

/** `take` gets the texts once they are there, however many attempts that needs, and null after each that failed. The answer ends it. */
export function followTexts(
  language: Language,
  namespace: string,
  take: (texts: Dictionary | null) => void,
): () => void {
  let isWanted = true;
  let again: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    const texts = await textsOf(language, namespace).catch(() => null);
    if (!isWanted) return;
    take(texts);
    if (!texts) again = setTimeout(() => void ask(), againMs);
  };
  void ask();
  return () => {
    isWanted = false;
    clearTimeout(again);
  };
}
