// A running trivia as React state, while it is on screen.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { connect } from '../../../base/realtime/connection.ts';
import { openQuizStore, type QuizSight, type QuizStore } from './quizStore.ts';

const noSight: QuizSight = { quiz: null, seenAt: 0, sent: null, problem: null, refused: null, people: [] };
const noStore = () => () => {};

export interface ShownQuiz {
  readonly sight: QuizSight;
  readonly store: QuizStore | null;
}

export function useQuiz(trivia: string, isWatching: boolean): ShownQuiz {
  const [store, setStore] = useState<QuizStore | null>(null);
  useEffect(() => {
    const opened = openQuizStore(connect(), trivia, isWatching);
    setStore(opened);
    return () => {
      opened.close();
      setStore(null);
    };
  }, [trivia, isWatching]);
  const sight = useSyncExternalStore(store?.subscribe ?? noStore, store?.sight ?? (() => noSight));
  return { sight, store };
}
