// Client state of one thing the server shows live: joined, joined again where the server was busy, and left on close.
import { isRefusal, type Refusal, type RefusalKey } from '../../../contract/errors.ts';

interface Joining<Joined> {
  /** Asks for all of it. */
  join(): void;
  /** Takes an answer that came unasked. */
  answered(answer: Joined | Refusal): void;
}

interface LiveSource<State, Joined> {
  /** Before anything is here. */
  readonly empty: State;
  readonly join: () => Promise<Joined | Refusal>;
  /** Joins now and whenever the connection is back; the answer ends it. */
  readonly follow: (joining: Joining<Joined>) => () => void;
  /** What else it listens to; each ends with a call. */
  readonly listen: readonly (() => void)[];
  readonly onJoined: (joined: Joined) => void;
  readonly onRefused: (refusal: Refusal) => void;
  /** Tells the server that nobody here follows it any more. */
  readonly leave: () => void;
}

export interface LiveStore<State> {
  state(): State;
  subscribe(listener: () => void): () => void;
  update(change: Partial<State>): void;
  join(): Promise<void>;
  /** Joins again after a while, if the refusal is a temporary one. */
  joinLater(refusal: Refusal): void;
  /** Nothing is taken any more once it is closed. */
  isOpen(): boolean;
  close(): void;
}

/** Refusals of a server that is busy or restarting: the same request may succeed soon. */
const temporary: ReadonlySet<RefusalKey> = new Set([
  'TemporarilyUnavailable',
  'TooManyRequests',
  'Overloaded',
]);
const retrySeconds = 2;

export const isTemporary = ({ error }: Refusal): boolean => temporary.has(error);

/** Whether what came is not older than what is here; counters are compared from the first on. */
export function isNewer(known: readonly number[] | null, told: readonly number[]): boolean {
  for (const [at, count] of told.entries()) {
    const before = known?.[at] ?? count;
    if (count !== before) return count > before;
  }
  return true;
}

export function openLiveStore<State, Joined extends object>(
  source: LiveSource<State, Joined>,
): LiveStore<State> {
  let state = source.empty;
  let isOpen = true;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  async function join(): Promise<void> {
    clearTimeout(retryTimer);
    answered(await source.join());
  }

  function answered(answer: Joined | Refusal): void {
    if (!isOpen) return;
    clearTimeout(retryTimer);
    if (isRefusal(answer)) {
      source.onRefused(answer);
      joinLater(answer);
    } else source.onJoined(answer);
  }

  function joinLater(refusal: Refusal): void {
    if (!isOpen || !isTemporary(refusal)) return;
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => void join(), (refusal.retryAfterSeconds ?? retrySeconds) * 1_000);
  }

  const stops = [source.follow({ join: () => void join(), answered }), ...source.listen];

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    join,
    joinLater,
    isOpen: () => isOpen,
    close() {
      isOpen = false;
      clearTimeout(retryTimer);
      for (const stop of stops) stop();
      source.leave();
    },
  };
}
