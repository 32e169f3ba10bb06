// Finds the host before anything is drawn. A host that does not answer in time counts as an unknown site.
import { isMeeting, mayBeFramed } from './addresses.ts';
import { browserHost } from './browser.ts';
import type { Host } from './host.ts';

export interface Outside {
  readonly isFramed: boolean;
  /** The shell of a phone app: neither a parent nor an opener. */
  readonly hasNativeShell: boolean;
  readonly path: string;
  readonly query: URLSearchParams;
  /** This tab was opened in Teams; navigation has dropped the mark from its address. */
  readonly wasTeams: boolean;
}

/** `somebody`: an unknown parent frame, which may still be Teams. */
type Guess = 'browser' | 'teams' | 'meet' | 'somebody';

/** Detects the host by window and address, before any host library is loaded. */
export function guess({ isFramed, hasNativeShell, path, query, wasTeams }: Outside): Guess {
  if (!mayBeFramed(path) || !(isFramed || hasNativeShell)) return 'browser';
  if (query.get('host') === 'teams' || hasNativeShell) return 'teams';
  if (query.has('meet_sdk') || (isMeeting(path) && !wasTeams)) return 'meet';
  return wasTeams ? 'teams' : 'somebody';
}

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
