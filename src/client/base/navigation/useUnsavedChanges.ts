// Blocks leaving a page while it has unsaved changes; without a provider nothing is blocked.
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { BrowserHistory, Departure } from './history.ts';

type Blockable = Pick<BrowserHistory, 'block' | 'departure' | 'subscribe'>;

const unblocked: Blockable = { block: () => () => {}, departure: () => null, subscribe: () => () => {} };

const HistoryContext = createContext(unblocked);

export const HistoryProvider = HistoryContext.Provider;

export function useUnsavedChanges(isUnsaved: boolean): void {
  const { block } = useContext(HistoryContext);
  useEffect(() => (isUnsaved ? block() : undefined), [block, isUnsaved]);
}

/** The departure that waits for confirmation. */
export function useDeparture(): Departure | null {
  const { subscribe, departure } = useContext(HistoryContext);
  return useSyncExternalStore(subscribe, departure);
}
