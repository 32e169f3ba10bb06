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

export function createPublisher({ clock, liveEvents, inTurn, onFault, show }: Deps): Publisher {
  const waiting = new Map<string, Waiting>();
  let isStopped = false;

  async function publish(id: string): Promise<void> {
    const gathered = waiting.get(id);
    clearTimeout(gathered?.timer);
    waiting.delete(id);
    if (gathered?.isTold) liveEvents.changed(id);
    const people = liveEvents.people(id);
    if (people.size === 0) return;
    const shown = await show(id, people);
    if (!shown) return;
    liveEvents.publish(id, shown.audienceOf, shown.messageFor);
    if (shown.againInMs !== null) soon(id, shown.againInMs, false);
  }

  const now = (id: string): Promise<void> => publish(id).catch(onFault);

  function soon(id: string, afterMs: number, isTold: boolean): void {
    if (isStopped) return;
    const known = waiting.get(id);
    const at = clock.now() + afterMs;
    if (known && known.at <= at) {
      known.isTold ||= isTold;
      return;
    }
    clearTimeout(known?.timer);
    const timer = setTimeout(() => void inTurn(id, () => now(id)), afterMs).unref();
    waiting.set(id, { timer, at, isTold: isTold || known?.isTold === true });
  }

  return {
    now,
    soon,
    stop() {
      isStopped = true;
      for (const { timer } of waiting.values()) clearTimeout(timer);
    },
  };
}
