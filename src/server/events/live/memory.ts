// The live events of one kind in the memory of this node, each with the timer of what is due in it next.
import type { WallClock } from '../../base/shared/clock.ts';
import type { LiveKind, LoadedEvent } from './kind.ts';

interface InMemory<State> extends LoadedEvent<State> {
  /** Nobody here followed it at the last poll. */
  isIdle: boolean;
}

export interface Memory<State> {
  get(id: string): LoadedEvent<State> | null;
  all(): LoadedEvent<State>[];
  /** Reads it from the database. Null: there is none, and none is kept. */
  read(id: string): Promise<LoadedEvent<State> | null>;
  /** Sets its timer by its state. */
  arm(live: LoadedEvent<State>): void;
  /** Somebody here is about to follow it. */
  use(id: string): void;
  /** Drops what nobody has followed for two polls: who is just coming in has no window in it yet. */
  forgetIdle(isFollowed: (id: string) => boolean): void;
  stop(): void;
}

/** Timers of Node cannot wait for weeks: after this an event is looked at and armed again. */
const longestTimerMs = 60_000;

export function createMemory<State, Step>(
  kind: LiveKind<State, Step>,
  clock: WallClock,
  onDue: (live: LoadedEvent<State>) => void,
): Memory<State> {
  const loaded = new Map<string, InMemory<State>>();
  const timers = new Map<string, NodeJS.Timeout>();
  let isStopped = false;

  function disarm(id: string): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
  }

  function forget(id: string): void {
    disarm(id);
    loaded.delete(id);
  }

  return {
    get: (id) => loaded.get(id) ?? null,
    all: () => [...loaded.values()],
    async read(id) {
      const known = loaded.get(id);
      const state = await kind.load(id, known?.state ?? null);
      if (state === null) {
        forget(id);
        return null;
      }
      const live = known ?? { id, state, isIdle: false };
      live.state = state;
      loaded.set(id, live);
      return live;
    },
    arm(live) {
      disarm(live.id);
      const dueAt = kind.dueAt(live.state);
      if (dueAt === null || isStopped || loaded.get(live.id) !== live) return;
      const ms = Math.min(Math.max(0, dueAt - clock.now()), longestTimerMs);
      timers.set(live.id, setTimeout(() => onDue(live), ms).unref());
    },
    use(id) {
      const live = loaded.get(id);
      if (live) live.isIdle = false;
    },
    forgetIdle(isFollowed) {
      for (const live of loaded.values()) {
        const isIdle = !isFollowed(live.id);
        if (isIdle && live.isIdle) forget(live.id);
        live.isIdle = isIdle;
      }
    },
    stop() {
      isStopped = true;
      for (const id of timers.keys()) disarm(id);
    },
  };
}
