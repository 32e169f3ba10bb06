// Moments of predictions in words: when something begins and when it locks.
import type { Language } from '../../../ui/texts.tsx';
import { localeOf } from '../../base/words/language.ts';

export const dayAndTime = (time: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(time));

export const timeOnly = (time: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit' }).format(new Date(time));
