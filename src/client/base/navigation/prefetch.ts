// Context through which links load their page before they are followed.
import { createContext, useContext } from 'react';

const PrefetchContext = createContext<(path: string) => void>(() => {});

export const PrefetchProvider = PrefetchContext.Provider;

export const usePrefetch = (): ((path: string) => void) => useContext(PrefetchContext);
