// The session of this browser: restored, renewed and ended.
import { jwtDecode } from 'jwt-decode';
import { User } from '../../../contract/people/people.ts';
import { type BrowserStorage, browserStorage } from './browserStorage.ts';
import { device, rememberOnDevice } from './device.ts';

/** Milliseconds since 1970; null for anything that is not a token of three parts with an end. */
export function endOf(token: string): number | null {
  if (token.split('.').length !== 3) return null;
  try {
    const { exp } = jwtDecode(token);
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
  } catch {
    return null;
  }
}

/** Whether a token is over, or will be within the margin; an unreadable one is over. */
export function isOver(token: string, now: number, marginMs = 0): boolean {
  const end = endOf(token);
  return end === null || end - now <= marginMs;
}

const restoreMarginMs = 5 * 60_000;
const renewWithinMs = 5 * 60_000;
export const renewEveryMs = 60_000;

/** Fetches a new token; null when there is none. */
type Renew = (token: string) => Promise<string | null>;

/** Removed from the team, or account deleted. */
export type Farewell = 'removed' | 'deleted';

export interface Session {
  user(): User | null;
  /** The token for a request; an expired one ends the session. */
  token(): string | null;
  /** The team whose sign-in page the last person used: special teams return to it after signing out. */
  gameSpace(): string | null;
  signIn(user: User): void;
  /** Has a reason if there is more to show than that the session ended. */
  signOut(farewell?: Farewell): void;
  /** Why the last session ended; null when it needs no explanation. */
  farewell(): Farewell | null;
  /** Rights, team and name of the signed-in person, as the server reported them. */
  become(facts: Omit<User, 'guulJwt'>): void;
  /** Changes the stored user; listeners are called even when nobody is signed in. */
  amend(
    change: Partial<Pick<User, 'theme' | 'hasChosenTheme' | 'language' | 'name' | 'avatar' | 'needsFactor'>>,
  ): void;
  /** Renews the token when it expires soon. */
  renewIfDue(renew: Renew): Promise<void>;
  onChange(listener: () => void): () => void;
}

interface SessionDeps {
  readonly storage: BrowserStorage;
  now(): number;
}

function restore({ storage, now }: SessionDeps, marginMs: number): User | null {
  const read = User.safeParse(storage.read('guulUser'));
  if (read.success && !isOver(read.data.guulJwt, now(), marginMs)) return read.data;
  if (storage.read('guulUser') !== null) storage.remove('guulUser');
  return null;
}

function forget({ storage }: SessionDeps): void {
  storage.remove('guulUser');
  storage.remove('currentGame');
}

export function makeSession(around: SessionDeps): Session {
  let user = restore(around, restoreMarginMs);
  let gameSpace: string | null = null;
  let farewell: Farewell | null = null;
  const listeners = new Set<() => void>();
  const become = (next: User | null) => {
    if (user?.team?.isSpecial) gameSpace = user.team.teamId;
    user = next;
    for (const listener of listeners) listener();
  };
  const store = (next: User) => {
    around.storage.write('guulUser', next);
    become(next);
  };
  around.storage.onElsewhere((key) => {
    if (key === 'guulUser') become(restore(around, 0));
  });

  const session: Session = {
    user: () => user,
    token() {
      if (user && isOver(user.guulJwt, around.now())) session.signOut();
      return user?.guulJwt ?? null;
    },
    gameSpace: () => (user?.team?.isSpecial ? user.team.teamId : gameSpace),
    signIn(next) {
      farewell = null;
      around.storage.remove('currentGame'); // the user is overwritten, so that other tabs see no sign-out in between
      store(next);
    },
    signOut(why) {
      farewell = why ?? farewell;
      forget(around);
      if (user || why) become(null);
    },
    farewell: () => farewell,
    become({ language: _, theme: __, hasChosenTheme: ___, ...facts }) {
      if (user?.userId === facts.userId) store({ ...user, ...facts });
    },
    amend(change) {
      if (user) store({ ...user, ...change });
      else become(null);
    },
    async renewIfDue(renew) {
      const token = session.token();
      if (token === null || !isOver(token, around.now(), renewWithinMs)) return;
      const next = await renew(token).catch(() => null);
      if (user?.guulJwt !== token) return; // signed out or renewed meanwhile
      if (next === null || isOver(next, around.now())) session.signOut();
      else store({ ...user, guulJwt: next });
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return session;
}

export const session = makeSession({ storage: browserStorage, now: Date.now });

/** Starts the session, with the theme and language chosen on this device. */
export function welcome(user: User): void {
  const { language = user.language, theme } = device();
  const hasTheme = theme !== undefined && (theme !== 'custom' || user.team?.customTheme);
  if (device().hasLeft) rememberOnDevice({ hasLeft: false });
  session.signIn({ ...user, language, ...(hasTheme && { theme, hasChosenTheme: true }) });
}

/** Applies at once and is stored on this device. */
export function choose(change: Pick<Partial<User>, 'theme' | 'language'>): void {
  rememberOnDevice(change);
  session.amend({ ...change, ...(change.theme && { hasChosenTheme: true }) });
}

/** Takes back a choice of theme that was the first one. */
export function forgetTheme(): void {
  rememberOnDevice({ theme: undefined });
  session.amend({ hasChosenTheme: false });
}
