// Who is signed in, in this browser: restored, renewed and ended without a word.
import { User } from '../../contract/people.ts';
import { type BrowserStorage, browserStorage } from './browserStorage.ts';
import { device, rememberOnDevice } from './device.ts';
import { isOver } from './token.ts';

const restoreMarginMs = 5 * 60_000;
const renewWithinMs = 5 * 60_000;
export const renewEveryMs = 60_000;

/** Asks for the token's successor; null when there is none. */
type Renew = (token: string) => Promise<string | null>;

/** Taken out of the team, or gone for good. */
export type Farewell = 'removed' | 'deleted';

export interface Session {
  user(): User | null;
  /** For a call about to be made; a token that ran out ends the session on the spot. */
  token(): string | null;
  /** The team whose own entrance the last person came through: special teams keep it when they leave. */
  gameSpace(): string | null;
  signIn(user: User): void;
  /** With a farewell where there is more to say than that a session ended. */
  signOut(farewell?: Farewell): void;
  /** Why the last person is not signed in any more; null: nothing to say about it. */
  farewell(): Farewell | null;
  /** What the server says of the person signed in: rights, team, name. */
  become(facts: Omit<User, 'guulJwt'>): void;
  /** Changes what is kept of the person signed in; whoever listens hears of it also when nobody is. */
  amend(change: Partial<Pick<User, 'theme' | 'language' | 'name' | 'avatar'>>): void;
  /** Looks whether the token ends soon, and renews it. */
  renewIfDue(renew: Renew): Promise<void>;
  onChange(listener: () => void): () => void;
}

interface Surroundings {
  readonly storage: BrowserStorage;
  now(): number;
}

function restore({ storage, now }: Surroundings, marginMs: number): User | null {
  const read = User.safeParse(storage.read('guulUser'));
  if (read.success && !isOver(read.data.guulJwt, now(), marginMs)) return read.data;
  if (storage.read('guulUser') !== null) storage.remove('guulUser');
  return null;
}

function forget({ storage }: Surroundings): void {
  storage.remove('guulUser');
  storage.remove('currentGame');
}

export function makeSession(around: Surroundings): Session {
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
      around.storage.remove('currentGame'); // the rest is overwritten: other tabs never see nobody in between
      store(next);
    },
    signOut(why) {
      farewell = why ?? farewell;
      forget(around);
      if (user || why) become(null);
    },
    farewell: () => farewell,
    become({ language: _, theme: __, ...facts }) {
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
      if (user?.guulJwt !== token) return; // another tab, or the person, was faster
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

/** Signs in with what was chosen on this device before. */
export function welcome(user: User): void {
  const { language = user.language, theme = user.theme } = device();
  const hasTheme = theme !== 'custom' || user.team?.customTheme;
  if (device().hasLeft) rememberOnDevice({ hasLeft: false });
  session.signIn({ ...user, language, theme: hasTheme ? theme : user.theme });
}

/** Applies at once and holds on this device. */
export function choose(change: Pick<Partial<User>, 'theme' | 'language'>): void {
  rememberOnDevice(change);
  session.amend(change);
}
