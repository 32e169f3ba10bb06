// Texts for signed-in users: i18next, English bundled, other languages fetched.
import i18next, { type BackendModule } from 'i18next';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { namesIn } from '../../../catalogue/facts.ts';
import { LoadingTop } from '../../../ui/LoadingTop.tsx';
import { type Language, type Speak, TextsProvider } from '../../../ui/texts.tsx';
import { byName, type Dictionary, english, followTexts, textsOf } from './textFiles.ts';

const files: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    textsOf(language === 'tr' ? 'tr' : 'en', namespace).then(
      (texts) => done(null, texts),
      (problem) => done(problem, true), // true: to be tried again
    );
  },
};

const more = import.meta.glob<Dictionary>(
  ['../../../texts/en/*.json', '!../../../texts/en/{arrival,door,state,errors,hosts,mail,badges}.json'],
  { eager: true, import: 'default' },
);

/** The shape the build makes: translation.json at the top level, every other file under its name. */
const { translation: top, ...beside } = byName(more);
const allEnglish = Object.assign({ games: namesIn('en') }, english, beside, top);

const words = i18next.createInstance();
const started = words
  .use(files)
  .use(initReactI18next)
  .init({
    lng: document.documentElement.lang,
    supportedLngs: ['en', 'tr'],
    fallbackLng: 'en',
    ns: ['translation'],
    defaultNS: 'translation',
    fallbackNS: 'later',
    parseMissingKeyHandler: (key) => (words.hasLoadedNamespace('later') ? key : ''),
    react: { bindI18nStore: 'added' },
    resources: { en: { translation: allEnglish } },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
  });

/** Resolves when the platform's texts are loaded, with `later` those that the first page does without, with `rules` and `puzzles` those of games and puzzles too, with `pages` those of the pages that are rarely opened first. Waiting is optional. */
export async function textsLoaded(...also: ('later' | 'rules' | 'puzzles' | 'pages')[]): Promise<void> {
  await started;
  await words.loadNamespaces(also);
}

/** Texts for frames are not bundled. */
const learnEnglish = (texts: Dictionary): unknown =>
  words.addResourceBundle('en', 'translation', texts, true, true);

const languageOf = (lng: string): Language => (lng === 'tr' ? 'tr' : 'en');

function Provide({ namespaces, children }: { readonly namespaces: string[]; readonly children: ReactNode }) {
  const { t, i18n } = useTranslation(namespaces, { i18n: words });
  const speak = useMemo<Speak>(() => (key, values) => t(key, { ...values }), [t]);
  const language = languageOf(i18n.resolvedLanguage ?? i18n.language);
  const texts = useMemo(() => ({ language, t: speak }), [language, speak]);
  return <TextsProvider value={texts}>{children}</TextsProvider>;
}

interface SignedInTextsProps {
  readonly language: Language;
  /** Texts beyond the bundled ones are needed. */
  readonly isWhole: boolean;
  readonly children: ReactNode;
}

/** The platform's texts in the user's language. */
export function SignedInTexts({ language, isWhole, children }: SignedInTextsProps) {
  const [state, setState] = useState<'awaited' | 'late' | 'here'>(isWhole ? 'awaited' : 'here');
  useEffect(() => {
    if (!isWhole) return;
    return followTexts('en', 'translation', (texts) => {
      if (texts) learnEnglish(texts);
      setState(texts ? 'here' : 'late');
    });
  }, [isWhole]);
  useEffect(() => {
    document.documentElement.lang = language;
    void words.changeLanguage(language);
  }, [language]);
  useEffect(() => void textsLoaded('later'), []);
  if (state === 'awaited') return null;
  return state === 'late' ? <LoadingTop /> : <Provide namespaces={translation}>{children}</Provide>;
}

const translation = ['translation'];
const withRules = ['translation', 'rules', 'later'];

/** Adds the games' texts under `rules:`; suspends until they are loaded. */
export function RuleTexts({ children }: { readonly children: ReactNode }) {
  return <Provide namespaces={withRules}>{children}</Provide>;
}

const withLessons = ['translation', 'rules', 'lessons', 'later'];

/** Adds the texts of the lessons under `lessons:`. */
export function LessonTexts({ children }: { readonly children: ReactNode }) {
  return <Provide namespaces={withLessons}>{children}</Provide>;
}

const withPageTexts = ['translation', 'pages', 'later'];

/** Adds the texts of events, administration and other pages rarely opened first under `pages:`; suspends until they are loaded. */
export function PageTexts({ children }: { readonly children: ReactNode }) {
  return <Provide namespaces={withPageTexts}>{children}</Provide>;
}

const withPuzzles = ['translation', 'pages', 'puzzles', 'later'];

/** Adds the texts of the puzzles themselves under `puzzles:`, and those of pages. */
export function PuzzleTexts({ children }: { readonly children: ReactNode }) {
  return <Provide namespaces={withPuzzles}>{children}</Provide>;
}
