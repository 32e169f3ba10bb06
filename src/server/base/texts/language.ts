// Language of a request without a session, by its headers.
import type { Language } from '../../../engine/language.ts';

/** English unless Turkish is asked for first. */
export const languageOf = (acceptLanguage: string | undefined): Language =>
  /^\s*tr\b/i.test(acceptLanguage ?? '') ? 'tr' : 'en';
