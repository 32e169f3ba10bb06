// What screen readers hear of a running trivia: the phase, the question with its options, one's own result. Never the clock.
import { type RefObject, useEffect, useRef } from 'react';
import type { Quiz } from '../../../../contract/events/quiz.ts';
import { useAnnounce } from '../../../../ui/Announcer.tsx';
import { type Language, type Speak, useTexts } from '../../../../ui/texts.tsx';
import { ownWords } from './OwnResult.tsx';

const asSentence = (words: string): string => (/[.?!…:]$/.test(words) ? words : `${words}.`);

function sentenceOf(quiz: Quiz, language: Language, t: Speak): string | null {
  const { phase, question } = quiz;
  if (phase === 'starting') return t('pages:trivia.starting');
  if (phase === 'questionTime' && question)
    return [
      t('pages:trivia.questionOf', { number: question.number, of: question.of }),
      question.text,
      question.isMultiple ? t('pages:trivia.several') : null,
      ...question.options.map((option, at) => `${at + 1}: ${option}`),
    ]
      .filter((each) => each !== null)
      .map(asSentence)
      .join(' ');
  if (phase === 'showResults' && question) {
    const answers = (quiz.right ?? []).map((at) => question.options[at]).join(', ');
    return [
      ...ownWords(quiz, language, t),
      t('pages:trivia.rightAre', { count: quiz.right?.length ?? 1, answers }),
    ]
      .map(asSentence)
      .join(' ');
  }
  if (phase === 'completed') {
    const [winner] = quiz.top;
    return winner ? t('pages:trivia.won', { name: winner.name }) : t('pages:trivia.over');
  }
  return null;
}

/** Once what was rendered is drawn: people see a question before anything is said of it. */
function afterDrawing(act: () => void): () => void {
  if (document.hidden) {
    act(); // nothing is drawn
    return () => undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Also puts the focus back on the phase's heading when the button it was on has gone. */
export function useTriviaAnnouncements(quiz: Quiz | null, around: RefObject<HTMLElement | null>): void {
  const { t, language } = useTexts();
  const announce = useAnnounce();
  const known = useRef<string | null>(null);
  const moment = quiz && `${quiz.phase} ${quiz.question?.number ?? ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each moment
  useEffect(() => {
    if (!quiz || moment === null) return;
    const isFirst = known.current === null;
    known.current = moment;
    return afterDrawing(() => {
      const sentence = sentenceOf(quiz, language, t);
      if (sentence !== null) announce(sentence);
      if (!isFirst && document.activeElement === document.body)
        around.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
    });
  }, [moment]);
}
