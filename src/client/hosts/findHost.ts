// Finds the host before anything is drawn. A host that does not answer in time counts as an unknown site.
import { browserHost } from './browser.ts';
import { guess, type Outside } from './detect.ts';
import type { Host } from './host.ts';

/** How long to wait for a host: long where the address names Teams, else briefly. */
const sureMs = 10_000;
const unsureMs = 1_500;

const mark = 'host';

/** Storage may be blocked; then only the mark in the address counts. */
function attempt<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(window.sessionStorage);
  } catch {
    return null;
  }
}

const outside = (): Outside => ({
  isFramed: window.self !== window.parent,
  hasNativeShell: 'nativeInterface' in window,
  path: window.location.pathname,
  query: new URLSearchParams(window.location.search),
  wasTeams: attempt((storage) => storage.getItem(mark)) === 'teams',
});

async function teams(patienceMs: number): Promise<Host> {
  const host = await (await import('./teams.ts')).teamsHost(patienceMs);
  attempt((storage) => storage.setItem(mark, 'teams'));
  return host;
}

const meet = async (): Promise<Host> => (await import('./meet.ts')).meetHost();

/** Synchronous in a plain browser. */
export function findHost(): Host | Promise<Host> {
  const where = guess(outside());
  if (where === 'browser') return browserHost(window.self !== window.parent);
  const asked = where === 'meet' ? meet() : teams(where === 'teams' ? sureMs : unsureMs);
  return asked.catch(() => browserHost(true));
}
