// Guesses the host from the window and the address, before any host library is loaded.
import { isMeeting, mayBeFramed } from './addresses.ts';

export interface Outside {
  readonly isFramed: boolean;
  /** The shell of a phone app: neither a parent nor an opener. */
  readonly hasNativeShell: boolean;
  readonly path: string;
  readonly query: URLSearchParams;
  /** This tab was opened in Teams; navigation has dropped the mark from its address. */
  readonly wasTeams: boolean;
}

/** `somebody`: an unknown frame, which may still be Teams. */
export type Guess = 'browser' | 'teams' | 'meet' | 'somebody';

export function guess({ isFramed, hasNativeShell, path, query, wasTeams }: Outside): Guess {
  if (!mayBeFramed(path) || !(isFramed || hasNativeShell)) return 'browser';
  if (query.get('host') === 'teams' || hasNativeShell) return 'teams';
  if (query.has('meet_sdk') || (isMeeting(path) && !wasTeams)) return 'meet';
  return wasTeams ? 'teams' : 'somebody';
}
