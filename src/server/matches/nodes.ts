// The nodes that share one database: heartbeats, who is connected to each, and the outages in which none of them served.
import type { Kysely } from 'kysely';
import type { WallClock } from '../shared/clock.ts';
import type { NodePresence } from '../storage/schema/matches.ts';
import type { Schema } from '../storage/schema/schema.ts';
import type { Presence } from './presence.ts';

export const heartbeatMs = 2_000;
/** A node without a heartbeat for longer counts as stopped. */
const freshMs = 3 * heartbeatMs;
/** Outages older than this affect no open table. */
const rememberedMs = 24 * 3_600_000;

interface Outage {
  readonly from: number;
  readonly to: number;
}

/** Times in which no node served: nobody's clock ran in them. */
export interface Outages {
  /** The first outage that ended after this moment, if any. */
  after(wallTime: number): Outage | null;
}

/** Other nodes on the same database: what is in memory here may be behind what they stored. */
export interface Peers {
  hasOthers(): boolean;
}

export interface Nodes extends Outages, Peers {
  start(): Promise<void>;
  /** True when this heartbeat settled that no node served before this one: open tables must be recovered. */
  beat(): Promise<boolean>;
  /** Writes at once who is connected here, for nodes that are about to read it. */
  publishPresence(): Promise<void>;
  /** Reads at once who is connected to the other nodes. */
  readPresence(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Whether the heartbeat found at the start belonged to a node that still serves.
 * `settled`: known. `waiting`: that heartbeat was fresh, so one more interval is waited for a newer one.
 */
type Predecessor =
  | { readonly state: 'settled' }
  | { readonly state: 'waiting'; readonly lastHeartbeat: number; readonly startedAt: number };

const settled: Predecessor = { state: 'settled' };

export interface NodeParts {
  readonly database: Kysely<Schema>;
  readonly id: string;
  readonly presence: Presence;
  readonly clock: WallClock;
  /** An embedded database belongs to one process, so no other node can be serving. */
  readonly isEmbedded: boolean;
}

export function joinNodes({ database, id, presence, clock, isEmbedded }: NodeParts): Nodes {
  let outages: Outage[] = [];
  let others = 0;
  let predecessor: Predecessor = settled;

  async function writeHeartbeat(): Promise<void> {
    const mine = { heartbeat: clock.now(), presence: JSON.stringify(presence.ofThisNode()) };
    await database
      .insertInto('nodes')
      .values({ id, ...mine })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(mine))
      .execute();
  }

  async function readOthers(since: number): Promise<void> {
    const rows = await database
      .selectFrom('nodes')
      .select('presence')
      .where('id', '!=', id)
      .where('heartbeat', '>', since)
      .execute();
    const reported: NodePresence[] = rows.map((row) => row.presence);
    others = reported.length;
    presence.ofOthers(reported);
  }

  async function noteOutage(from: number, to: number): Promise<void> {
    await database
      .insertInto('outages')
      .values({ began_at: from, ended_at: to })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await readOutages();
  }

  async function readOutages(): Promise<void> {
    const rows = await database
      .selectFrom('outages')
      .selectAll()
      .where('ended_at', '>', clock.now() - rememberedMs)
      .execute();
    outages = rows.map((row) => ({ from: row.began_at, to: row.ended_at }));
  }

  /** While waiting, only heartbeats written since this node's start prove that another one lives. */
  function liveSince(): number {
    const recent = clock.now() - freshMs;
    return predecessor.state === 'waiting' ? Math.max(predecessor.startedAt, recent) : recent;
  }

  /** True when the wait ended without another heartbeat: nobody served between that one and this node's start. */
  async function settlePredecessor(): Promise<boolean> {
    if (predecessor.state === 'settled') return false;
    const { lastHeartbeat, startedAt } = predecessor;
    const isAlone = others === 0;
    if (isAlone && clock.now() < startedAt + freshMs) return false;
    predecessor = settled;
    if (isAlone) await noteOutage(lastHeartbeat, startedAt);
    return isAlone;
  }

  return {
    async start() {
      const { lastHeartbeat } = await database
        .selectFrom('nodes')
        .select((is) => is.fn.max('heartbeat').as('lastHeartbeat'))
        .executeTakeFirstOrThrow();
      const startedAt = clock.now();
      if (lastHeartbeat !== null) {
        const isOver = isEmbedded || lastHeartbeat < startedAt - freshMs;
        if (isOver) await noteOutage(lastHeartbeat, startedAt);
        else predecessor = { state: 'waiting', lastHeartbeat, startedAt };
      }
      await readOutages();
      await database
        .deleteFrom('nodes')
        .where('heartbeat', '<', startedAt - rememberedMs)
        .execute();
      await writeHeartbeat();
    },
    async beat() {
      await writeHeartbeat();
      await readOthers(liveSince());
      return settlePredecessor();
    },
    hasOthers: () => others > 0,
    after(wallTime) {
      const later = outages.filter((outage) => outage.to > wallTime);
      const [first] = later;
      return first ? later.reduce((a, b) => (b.from < a.from ? b : a), first) : null;
    },
    publishPresence: writeHeartbeat,
    readPresence: () => readOthers(liveSince()),
    stop: writeHeartbeat,
  };
}
