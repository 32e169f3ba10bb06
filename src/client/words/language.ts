// Which language the page speaks now.
import { useSyncExternalStore } from 'react';
import type { Language } from '../../ui/texts.tsx';
import { device } from '../session/device.ts';
import { session } from '../session/session.ts';

/** Each language as those call it who speak it. */
export const languages: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['tr', 'Türkçe'],
];

/** Before anybody chose: the language the document was opened in. */
let opened: Language = document.documentElement.lang === 'tr' ? 'tr' : 'en';

/** The host knows better than the document; what somebody chose comes before both. */
export function setHostLanguage(language: Language): void {
  opened = language;
}

const languageNow = (): Language => session.user()?.language ?? device().language ?? opened;

export const useLanguage = (): Language => useSyncExternalStore(session.onChange, languageNow);

/** For dates and lists: the day before the month in both languages. */
export const localeOf = (language: 'en' | 'tr'): string => (language === 'tr' ? 'tr' : 'en-GB');
