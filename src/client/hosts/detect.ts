// Where this document runs, told from the outside of it: its window and its address.
import { isMeeting, mayBeFramed } from './addresses.ts';

export interface Outside {
  readonly isFramed: boolean;
  /** The shell of a phone app: neither a parent nor an opener. */
  readonly hasNativeShell: boolean;
  readonly path: string;
  readonly query: URLSearchParams;
  /** This tab was Teams when it was opened; the mark has gone from the address since. */
  readonly wasTeams: boolean;
}

/** `somebody`: a frame without a name on it; it may still be Teams. */
export type Guess = 'browser' | 'teams' | 'meet' | 'somebody';

export function guess({ isFramed, hasNativeShell, path, query, wasTeams }: Outside): Guess {
  if (!mayBeFramed(path) || !(isFramed || hasNativeShell)) return 'browser';
  if (query.get('host') === 'teams' || hasNativeShell) return 'teams';
  if (query.has('meet_sdk') || (isMeeting(path) && !wasTeams)) return 'meet';
  return wasTeams ? 'teams' : 'somebody';
}
