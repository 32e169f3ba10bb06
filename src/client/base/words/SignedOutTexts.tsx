// Texts for the pages before sign-in, without i18next.
import { type ReactNode, useEffect, useState } from 'react';
import { LoadingTop } from '../../../ui/LoadingTop.tsx';
import { type Language, type Speak, TextsProvider } from '../../../ui/texts.tsx';
import { english, followTexts } from './textFiles.ts';
import { translateFrom } from './translate.ts';

const translateEnglish = translateFrom(english, english);

interface SignedOutTextsProps {
  readonly language: Language;
  /** Texts beyond the bundled ones are needed: English is fetched as well. */
  readonly isWhole: boolean;
  readonly children: ReactNode;
}

interface Words {
  readonly language: Language;
  readonly t: Speak;
  /** `late`: the texts could not be fetched yet; the bundled ones stand in, which in a frame are too few. */
  readonly state: 'awaited' | 'late' | 'here';
}

const inEnglish = (state: Words['state']): Words => ({ language: 'en', t: translateEnglish, state });

/** Renders nothing while a language is loading, so that no page changes its language in view. */
export function SignedOutTexts({ language, isWhole, children }: SignedOutTextsProps) {
  const isAboard = language === 'en' && !isWhole;
  const [words, setWords] = useState(inEnglish(isAboard ? 'here' : 'awaited'));
  useEffect(() => {
    document.documentElement.lang = language;
    if (isAboard) return setWords(inEnglish('here'));
    return followTexts(language, 'translation', (texts) =>
      setWords(texts ? { language, t: translateFrom(texts, english), state: 'here' } : inEnglish('late')),
    );
  }, [language, isAboard]);
  if (words.state === 'awaited') return null;
  const isWordless = isWhole && words.state === 'late';
  return <TextsProvider value={words}>{isWordless ? <LoadingTop /> : children}</TextsProvider>;
}
