// Steps of live events: what is due by the clock, what an outage took, and the store of both. Each runs in its event's turn.
import type { WallClock } from '../../base/shared/clock.ts';
import type { LiveEvents } from '../../tables/liveEvents.ts';
import type { LiveKind, LoadedEvent, Outage } from './kind.ts';
import type { Memory } from './memory.ts';
import type { Publisher } from './publish.ts';

interface Deps<State, Step> {
  readonly kind: LiveKind<State, Step>;
  readonly clock: WallClock;
  readonly liveEvents: LiveEvents;
  readonly memory: Memory<State>;
  readonly outages: { after(moment: number): Outage | null };
  readonly publisher: Publisher;
}

export interface Steps<State, Step> {
  /** Reads it again, and does what is due by now. */
  readCurrent(id: string): Promise<LoadedEvent<State> | null>;
  /** The same, and shows what that brought. */
  refresh(id: string): Promise<void>;
  /** Does what is due by what is in memory. */
  passTime(live: LoadedEvent<State>): Promise<void>;
  /** Nothing is published before it is stored. False: another node was faster, and what it stored has been read. */
  store(live: LoadedEvent<State>, step: Step): Promise<boolean>;
  /** Whether nobody served for a time that it has not been given back yet. */
  hasMissed(state: State): boolean;
}

/** Gives up after so many steps at once: most likely each is lost to another node, and the next poll tries again. */
const mostSteps = 8;

export function createSteps<State, Step>(deps: Deps<State, Step>): Steps<State, Step> {
  const { kind, clock, liveEvents, memory, outages, publisher } = deps;

  function makeUp(state: State): Step | null {
    if (!kind.outages) return null;
    const since = kind.outages.since(state);
    const outage = since === null ? null : outages.after(since);
    return outage && kind.outages.makeUp(state, outage);
  }

  async function passTime(live: LoadedEvent<State>): Promise<void> {
    for (let steps = 0; steps < mostSteps; steps++) {
      const step = makeUp(live.state) ?? kind.next(live.state, clock.now());
      if (step === null) break;
      await store(live, step);
    }
    memory.arm(live);
  }

  async function store(live: LoadedEvent<State>, step: Step): Promise<boolean> {
    const after = await kind.write(live.state, step, clock.now());
    if (after === null) await memory.read(live.id);
    else live.state = after;
    memory.arm(live);
    await publish(live);
    if (after !== null) liveEvents.changed(live.id);
    return after !== null;
  }

  async function publish({ id, state }: LoadedEvent<State>): Promise<void> {
    const gatherMs = kind.gatherMs(state);
    if (gatherMs === 0) await publisher.now(id);
    else publisher.soon(id, gatherMs, false);
  }

  async function readCurrent(id: string): Promise<LoadedEvent<State> | null> {
    const live = await memory.read(id);
    if (live) await passTime(live);
    return live;
  }

  return {
    readCurrent,
    async refresh(id) {
      const live = await readCurrent(id);
      if (live) await publish(live);
    },
    passTime,
    store,
    hasMissed: (state) => makeUp(state) !== null,
  };
}
