// Texts for the pages before sign-in, without i18next.
import { type ReactNode, useEffect, useState } from 'react';
import { type Language, TextsProvider } from '../../../ui/texts.tsx';
import { english, textsOf } from './textFiles.ts';
import { translateFrom } from './translate.ts';

const translateEnglish = translateFrom(english, english);

interface SignedOutTextsProps {
  readonly language: Language;
  /** Texts beyond the bundled ones are needed: English is fetched as well. */
  readonly isWhole: boolean;
  readonly children: ReactNode;
}

/** Renders nothing while a language is loading, so that no page changes its language in view. */
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
