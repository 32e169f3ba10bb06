// Loads pages and the layouts around them, ahead of a visit where a link is about to be followed; shows a page once it is loaded.
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { type PagePath, pageAt, pages } from '../../contract/pages.ts';
import type { BrowserHistory, HistoryVisit } from '../base/navigation/history.ts';
import { session } from '../base/session/session.ts';
import { type Loadable, loadable, untilNoticed } from './loadable.tsx';
import { hasNewClient, loadAnew } from './newClient.ts';
import { pageModules } from './pageModules.ts';

export const signedIn = loadable<{ readonly children: ReactNode }>(async () => {
  const [{ SignedIn }, { textsLoaded }] = await Promise.all([
    import('./SignedIn.tsx'),
    import('../base/words/SignedInTexts.tsx'),
  ]);
  await textsLoaded();
  return SignedIn;
});

export const shell = loadable(async () => (await import('../frame/shell/Shell.tsx')).Shell);

/** An address that this client does not know may be a page of a newer one. */
export const pageNotFound = loadable(async () => {
  if (await hasNewClient()) await loadAnew();
  return pageModules['*']();
});

const loadables = new Map<PagePath, Loadable>(pages.map(({ path }) => [path, loadable(pageModules[path])]));

export const loadablePage = (path: PagePath): Loadable => loadables.get(path) ?? pageNotFound;

/** Everything that is drawn at a path. */
function partsAt(path: string): Pick<Loadable, 'load' | 'isLoaded'>[] {
  const page = pageAt(path);
  if (!page) return [];
  const isBehindSignIn = page.layout !== 'signIn' && session.user() !== null;
  return [
    loadablePage(page.path),
    ...(isBehindSignIn ? [signedIn] : []),
    ...(page.layout === 'shell' ? [shell] : []),
  ];
}

export const isPageLoaded = (path: string): boolean => partsAt(path).every((part) => part.isLoaded());

/** Never fails: what could not be loaded is reported where it would be shown. */
export async function loadPage(path: string): Promise<void> {
  await Promise.allSettled(partsAt(path).map((part) => part.load()));
}

/** Keeps the previous page on screen until the next is loaded, at most 200 ms; then the next one says that it loads. */
export function useShownVisit(history: BrowserHistory): HistoryVisit {
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
