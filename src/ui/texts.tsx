// How anything drawn finds its words: the client brings the translations, boards and parts only ask.
import { createContext, useContext } from 'react';
import type { Language } from '../engine/language.ts';

export type { Language };

/** `t('rules:connect4.board.column', { column: 4 })`; without a namespace: the platform's own words. */
export type Speak = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export interface Texts {
  readonly language: Language;
  readonly t: Speak;
}

const TextsContext = createContext<Texts>({ language: 'en', t: (key) => key });

export const TextsProvider = TextsContext.Provider;

export const useTexts = (): Texts => useContext(TextsContext);
