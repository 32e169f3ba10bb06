// Words for the pages before sign-in, without the translation library.
import { type ReactNode, useEffect, useState } from 'react';
import { type Language, TextsProvider } from '../../ui/texts.tsx';
import { english, textsOf } from './textFiles.ts';
import { translateFrom } from './translate.ts';

const translateEnglish = translateFrom(english, english);

interface SignedOutTextsProps {
  readonly language: Language;
  /** More is said than what is aboard: English is fetched as well. */
  readonly isWhole: boolean;
  readonly children: ReactNode;
}

/** Shows nothing while a language is on its way, so that no page changes its words under the reader. */
export function SignedOutTexts({ language, isWhole, children }: SignedOutTextsProps) {
  const isAboard = language === 'en' && !isWhole;
  const [words, setWords] = useState({ language: 'en' as Language, t: translateEnglish, isHere: isAboard });
  useEffect(() => {
    document.documentElement.lang = language;
    if (isAboard) return setWords({ language, t: translateEnglish, isHere: true });
    let isWanted = true;
    void textsOf(language, 'translation')
      .then((texts) => ({ language, t: translateFrom(texts, english), isHere: true }))
      .catch(() => ({ language: 'en' as const, t: translateEnglish, isHere: true }))
      .then((next) => isWanted && setWords(next));
    return () => {
      isWanted = false;
    };
  }, [language, isAboard]);
  return words.isHere && <TextsProvider value={words}>{children}</TextsProvider>;
}
