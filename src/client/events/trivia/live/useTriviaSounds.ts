// The sounds of a running trivia: the count to the first question, a new question, the last seconds, right or wrong, the winner.
import { useEffect, useRef } from 'react';
import type { Quiz } from '../../../../contract/events/quiz.ts';
import { playTone } from '../../../parts/sound/playTone.ts';
import type { Tone } from '../../../parts/sound/tones.ts';
import type { TriviaSnapshot } from './triviaStore.ts';
import type { View } from './view.ts';

const lastSeconds = [3, 2, 1] as const;

/** What is heard as a phase begins. */
function toneOf(quiz: Quiz, view: View): Tone | null {
  if (quiz.phase === 'questionTime') return 'turn';
  if (quiz.phase === 'completed') return 'won';
  if (quiz.phase !== 'showResults') return null;
  if (view !== 'player' || !quiz.isPlaying) return 'ended';
  return quiz.mine?.isRight ? 'won' : 'ended';
}

function usePhaseTone(quiz: Quiz | null, view: View): void {
  const moment = quiz && `${quiz.phase} ${quiz.question?.number ?? ''}`;
  const known = useRef(moment);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each moment
  useEffect(() => {
    const before = known.current;
    known.current = moment;
    if (!quiz || before === null || before === moment) return;
    const tone = toneOf(quiz, view);
    if (tone) void playTone(tone);
  }, [moment]);
}

/** Ticks in the last three seconds before the first question, and of a question that is not answered yet. */
function useTicks(
  { quiz, seenAt, sent }: Pick<TriviaSnapshot, 'quiz' | 'seenAt' | 'sent'>,
  view: View,
): void {
  const isOpen = view !== 'player' || (quiz?.mine === null && sent === null);
  const isCounted = quiz?.phase === 'starting' || (quiz?.phase === 'questionTime' && isOpen);
  const left = isCounted ? (quiz?.leftMs ?? null) : null;
  useEffect(() => {
    if (left === null) return;
    const timers = lastSeconds.flatMap((seconds) => {
      const wait = left - seconds * 1_000 - (performance.now() - seenAt);
      return wait > 0 ? [setTimeout(() => void playTone('tick'), wait)] : [];
    });
    return () => timers.forEach(clearTimeout);
  }, [left, seenAt]);
}

export function useTriviaSounds(snapshot: TriviaSnapshot, view: View): void {
  usePhaseTone(snapshot.quiz, view);
  useTicks(snapshot, view);
}
