// What the search of the admin panel goes through: its sections and settings with their words in both languages.
import { useEffect, useState } from 'react';
import { gameFacts, namesIn, puzzleFacts } from '../../../catalogue/facts.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { languages } from '../../base/words/language.ts';
import { type Dictionary, textsOf } from '../../base/words/textFiles.ts';
import type { Findable } from './search.ts';
import { adminSettings, sectionPath, settingId } from './sections.ts';

/** The sentence under a key such as `pages:admin.team.name`. */
function sentence(texts: Dictionary, key: string): string {
  let at: string | Dictionary | undefined = texts;
  for (const part of key.replace('pages:', '').split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : '';
}

/** Empty until they are here, and where they could not be fetched; the words of one's own language are enough then. */
function useAllTexts(): readonly Dictionary[] {
  const [all, setAll] = useState<readonly Dictionary[]>([]);
  useEffect(() => {
    let isWanted = true;
    const loading = languages.map(([language]) => textsOf(language, 'pages').catch(() => ({})));
    void Promise.all(loading).then((texts) => isWanted && setAll(texts));
    return () => {
      isWanted = false;
    };
  }, []);
  return all;
}

const games = [...gameFacts, ...puzzleFacts].map(({ id }) => id);
const names = languages.map(([language]) => namesIn(language));

export function useFindables(): readonly Findable[] {
  const { t } = useTexts();
  const texts = useAllTexts();
  const inAll = (key: string) => texts.map((each) => sentence(each, key));
  const settings = adminSettings.map(({ section, id, key }) => ({
    to: sectionPath(section) + (id === null ? '' : `#${id}`),
    title: t(key),
    where: t(`pages:admin.section.${section}`),
    words: [
      ...inAll(key),
      ...inAll(`pages:admin.section.${section}`),
      ...inAll(`pages:admin.search.also.${section}`),
    ],
  }));
  const status = {
    to: '/admin/status',
    title: t('pages:status.title'),
    where: t('nav.adminPanel'),
    words: inAll('pages:status.title'),
  };
  const ticks = games.map((id) => ({
    to: `${sectionPath('games')}#${settingId(id)}`,
    title: t(`games.${id}`),
    where: t('pages:admin.section.games'),
    words: names.map((each) => each[id] ?? ''),
  }));
  return [...settings, status, ...ticks];
}
