// Keeps the previous page on screen until the next is loaded, at most 200 ms; then the next one says that it loads.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BrowserHistory, Visit } from '../navigation/history.ts';
import { untilNoticed } from './loadable.tsx';
import { isPageLoaded, loadPage } from './pageLoader.ts';

export function useShownVisit(history: BrowserHistory): Visit {
  const wanted = useSyncExternalStore(history.subscribe, history.visit);
  const [shown, show] = useState(wanted);
  if (shown !== wanted && isPageLoaded(wanted.location.pathname)) show(wanted);
  useEffect(() => {
    if (shown === wanted) return;
    let isWanted = true;
    void untilNoticed(loadPage(wanted.location.pathname)).then(() => isWanted && show(wanted));
    return () => {
      isWanted = false;
    };
  }, [shown, wanted]);
  return shown;
}
