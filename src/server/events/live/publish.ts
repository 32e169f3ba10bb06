// Publishes live events to the windows of this node: at once, or gathered with what else happens within a moment.
import type { WallClock } from '../../base/shared/clock.ts';
import type { Queues } from '../../base/shared/queues.ts';
import type { LiveEvents } from '../../tables/liveEvents.ts';
import type { Shown } from './kind.ts';

interface Deps {
  readonly clock: WallClock;
  readonly liveEvents: LiveEvents;
  /** By event: states leave in the order in which they were read. */
  readonly inTurn: Queues;
  readonly onFault: (fault: unknown) => void;
  /** Null: it is not in memory any more. */
  readonly show: (id: string, people: ReadonlySet<string>) => Promise<Shown | null>;
}

export interface Publisher {
  /** Called in the event's turn. A fault is logged: what is shown late was stored all the same. */
  now(id: string): Promise<void>;
  /** `isTold`: other nodes are told of the change when it is published. */
  soon(id: string, afterMs: number, isTold: boolean): void;
  stop(): void;
}

interface Waiting {
  readonly timer: NodeJS.Timeout;
  readonly at: number;
  isTold: boolean;
}

/** What is gathered waits at least this many times as long as the publication before it took, so that hundreds who join do not hold up the node. */
const restsFor = 10;
const longestRestMs = 5_000;

export function createPublisher({ clock, liveEvents, inTurn, onFault, show }: Deps): Publisher {
  const waiting = new Map<string, Waiting>();
  /** By event: what is gathered leaves no earlier. */
  const restUntil = new Map<string, number>();
  let isStopped = false;

  async function publish(id: string): Promise<void> {
    const gathered = waiting.get(id);
    clearTimeout(gathered?.timer);
    waiting.delete(id);
    if (gathered?.isTold) liveEvents.changed(id);
    const people = liveEvents.people(id);
    if (people.size === 0) return;
    const begun = clock.monotonic();
    const shown = await show(id, people);
    if (!shown) return;
    liveEvents.publish(id, shown.audienceOf, shown.messageFor);
    const ended = clock.monotonic();
    for (const [other, until] of restUntil) if (until <= ended) restUntil.delete(other);
    restUntil.set(id, ended + Math.min((ended - begun) * restsFor, longestRestMs));
    if (shown.againInMs !== null) soon(id, shown.againInMs, false);
  }

  const publishNow = (id: string): Promise<void> => publish(id).catch(onFault);

  function soon(id: string, afterMs: number, isTold: boolean): void {
    if (isStopped) return;
    const known = waiting.get(id);
    const waitMs = Math.max(afterMs, (restUntil.get(id) ?? 0) - clock.monotonic());
    const at = clock.now() + waitMs;
    if (known && known.at <= at) {
      known.isTold ||= isTold;
      return;
    }
    clearTimeout(known?.timer);
    const timer = setTimeout(() => void inTurn(id, () => publishNow(id)), waitMs).unref();
    waiting.set(id, { timer, at, isTold: isTold || known?.isTold === true });
  }

  return {
    now: publishNow,
    soon,
    stop() {
      isStopped = true;
      for (const { timer } of waiting.values()) clearTimeout(timer);
    },
  };
}
