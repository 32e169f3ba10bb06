// The words of the games on the server: a line of the move list in a language, from the texts that the build made for the client.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import i18next from 'i18next';
import type { Line } from '../../../engine/game.ts';
import type { Language } from '../../../engine/language.ts';
import { translator } from './translator.ts';

/** Null: the texts of the games are not here. */
export type LineWords = (
  line: Line,
  game: string,
  language: Language,
  name: string,
) => Promise<string | null>;

const languages = ['en', 'tr'] as const;

async function readRules(siteDirectory: string) {
  const instance = i18next.createInstance();
  const texts = await Promise.all(
    languages.map(async (language): Promise<[Language, { rules: object }]> => {
      const file = await readFile(join(siteDirectory, 'locales', language, 'rules.json'), 'utf8');
      return [language, { rules: Object(JSON.parse(file)) }];
    }),
  );
  await instance.init({
    resources: Object.fromEntries(texts),
    lng: 'en',
    fallbackLng: false,
    defaultNS: 'rules',
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** Read once, when the first line is told. */
export function lineWordsFrom(siteDirectory: string): LineWords {
  let reading: ReturnType<typeof readRules> | null = null;
  return async ({ key, values }, game, language, name) => {
    if (key.startsWith('table.')) return null;
    reading ??= readRules(siteDirectory);
    const instance = await reading.catch(() => null);
    if (!instance) {
      reading = null;
      return null;
    }
    const path = `${game}.line.${key}`;
    if (!instance.exists(path, { lng: language, count: Number(values.count ?? 1) })) return null;
    const replace = { ...values, name: name || translator(language, 'table')('former') };
    return instance.t(path, { lng: language, replace, count: Number(values.count ?? 1), nest: false });
  };
}
