// The language of the page.
import { useSyncExternalStore } from 'react';
import type { Language } from '../../../ui/texts.tsx';
import { device } from '../session/device.ts';
import { session } from '../session/session.ts';

/** Each language in its own name. */
export const languages: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['tr', 'Türkçe'],
];

/** The default: the language of the document. */
let opened: Language = document.documentElement.lang === 'tr' ? 'tr' : 'en';

/** The host's language replaces the document's; the user's choice wins over both. */
export function setHostLanguage(language: Language): void {
  opened = language;
}

const languageNow = (): Language => session.user()?.language ?? device().language ?? opened;

export const useLanguage = (): Language => useSyncExternalStore(session.onChange, languageNow);

/** "Türkçe" for tr. */
export const languageName = (language: Language): string =>
  languages.find(([code]) => code === language)?.[1] ?? language;

/** Locales for dates and lists; both languages write the day before the month. */
export const localeOf = (language: 'en' | 'tr'): string => (language === 'tr' ? 'tr' : 'en-GB');
