// Loads the page behind a link before it is followed; the application says how.
import { createContext, useContext } from 'react';

const PrefetchContext = createContext<(path: string) => void>(() => {});

export const PrefetchProvider = PrefetchContext.Provider;

export const usePrefetch = (): ((path: string) => void) => useContext(PrefetchContext);
