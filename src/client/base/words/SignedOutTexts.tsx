// Texts for the pages before sign-in, without i18next.
import { type ReactNode, useEffect, useState } from 'react';
import { LoadingTop } from '../../../ui/LoadingTop.tsx';
import { type Language, type Texts, TextsProvider } from '../../../ui/texts.tsx';
import { english, followTexts } from './textFiles.ts';
import { translateFrom } from './translate.ts';

const translateEnglish = translateFrom(english, english);

interface SignedOutTextsProps {
  readonly language: Language;
  /** Texts beyond the bundled ones are needed: English is fetched as well. */
  readonly isWhole: boolean;
  readonly children: ReactNode;
}

/** Stands in until the texts have come; in a frame it has too few of them. */
const bundled: Texts = { language: 'en', t: translateEnglish };

/** Renders nothing while a language is loading, so that no page changes its language in view. */
export function SignedOutTexts({ language, isWhole, children }: SignedOutTextsProps) {
  const isAboard = language === 'en' && !isWhole;
  const [texts, setTexts] = useState(isAboard ? bundled : null);
  useEffect(() => {
    document.documentElement.lang = language;
    if (isAboard) return setTexts(bundled);
    return followTexts(language, 'translation', (words) =>
      setTexts(words ? { language, t: translateFrom(words, english) } : bundled),
    );
  }, [language, isAboard]);
  if (!texts) return null;
  const isWordless = isWhole && texts === bundled;
  return <TextsProvider value={texts}>{isWordless ? <LoadingTop /> : children}</TextsProvider>;
}
