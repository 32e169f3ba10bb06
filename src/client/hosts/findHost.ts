// Finds out, before anything is drawn, whose window this is. A host that never answers is a stranger's frame.
import { browserHost } from './browser.ts';
import { guess, type Outside } from './detect.ts';
import type { Host } from './host.ts';

/** Where an address says that it is Teams we are sure, and wait; else we only look. */
const sureMs = 10_000;
const unsureMs = 1_500;

const mark = 'host';

/** Storage may be blocked; then the mark in the address has to do. */
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

/** At once in a window of our own. */
export function findHost(): Host | Promise<Host> {
  const where = guess(outside());
  if (where === 'browser') return browserHost(window.self !== window.parent);
  const asked = where === 'meet' ? meet() : teams(where === 'teams' ? sureMs : unsureMs);
  return asked.catch(() => browserHost(true));
}
