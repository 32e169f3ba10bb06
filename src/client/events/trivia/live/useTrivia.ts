// A running trivia as React state, while it is on screen.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { connect } from '../../../base/realtime/connection.ts';
import { noTrivia, openTriviaStore, type TriviaSnapshot, type TriviaStore } from './triviaStore.ts';

const noStore = () => () => {};

export interface ShownTrivia {
  readonly snapshot: TriviaSnapshot;
  readonly store: TriviaStore | null;
}

export function useTrivia(trivia: string, isWatching: boolean): ShownTrivia {
  const [store, setStore] = useState<TriviaStore | null>(null);
  useEffect(() => {
    const opened = openTriviaStore(connect(), trivia, isWatching);
    setStore(opened);
    return () => {
      opened.close();
      setStore(null);
    };
  }, [trivia, isWatching]);
  const snapshot = useSyncExternalStore(store?.subscribe ?? noStore, store?.snapshot ?? (() => noTrivia));
  return { snapshot, store };
}
