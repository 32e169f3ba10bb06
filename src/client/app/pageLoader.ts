// Loads pages and the layouts around them, ahead of a visit where a link is about to be followed.
import type { ReactNode } from 'react';
import { type PagePath, pageAt, pages } from '../../contract/pages.ts';
import { session } from '../session/session.ts';
import { type Loadable, loadable } from './loadable.tsx';
import { pageModules } from './pageModules.ts';

export const signedIn = loadable<{ readonly children: ReactNode }>(async () => {
  const [{ SignedIn }, { textsLoaded }] = await Promise.all([
    import('./SignedIn.tsx'),
    import('../words/SignedInTexts.tsx'),
  ]);
  await textsLoaded();
  return SignedIn;
});

export const shell = loadable(async () => (await import('../shell/Shell.tsx')).Shell);

export const pageNotFound = loadable(pageModules['*']);

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
