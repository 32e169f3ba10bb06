// Pages arrive in pieces, each loaded once.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { atEase } from './pieces.ts';
import { type Screen, screens } from './routes.ts';

const pieces = new Map<Screen, Promise<ComponentType>>();

/** Starts loading a screen's page; also for a link under the pointer. */
export function fetchPage(screen: Screen): Promise<ComponentType> {
  const known = pieces.get(screen);
  if (known) return known;
  const coming = screen.page();
  pieces.set(screen, coming);
  coming.catch(() => pieces.delete(screen));
  return coming;
}

export const pages: ReadonlyMap<Screen, LazyExoticComponent<ComponentType>> = new Map(
  screens.map((screen) => [screen, lazy(async () => ({ default: await atEase(fetchPage(screen)) }))]),
);
