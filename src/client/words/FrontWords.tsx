// Words for the pages before sign-in, without the translation library.
import { type ReactNode, useEffect, useState } from 'react';
import { type Language, TextsProvider } from '../../ui/texts.tsx';
import { english, textsOf } from './fetched.ts';
import { speakFrom } from './speak.ts';

const speakEnglish = speakFrom(english, english);

/** Shows nothing while a language is on its way, so that no page changes its words under the reader. */
export function FrontWords({
  language,
  children,
}: {
  readonly language: Language;
  readonly children: ReactNode;
}) {
  const [words, setWords] = useState({
    language: 'en' as Language,
    t: speakEnglish,
    isHere: language === 'en',
  });
  useEffect(() => {
    document.documentElement.lang = language;
    if (language === 'en') return setWords({ language, t: speakEnglish, isHere: true });
    let isWanted = true;
    void textsOf(language, 'translation')
      .then((texts) => ({ language, t: speakFrom(texts, english), isHere: true }))
      .catch(() => ({ language: 'en' as const, t: speakEnglish, isHere: true }))
      .then((next) => isWanted && setWords(next));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return words.isHere && <TextsProvider value={words}>{children}</TextsProvider>;
}
