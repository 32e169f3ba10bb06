// The nodes that share one database: heartbeats, who is connected to each, and the outages in which none of them served.
import type { Kysely } from 'kysely';
import type { WallClock } from '../../../base/shared/clock.ts';
import { storesNothing } from '../../../base/storage/faults.ts';
import type { NodePresence } from '../../../base/storage/schema/matches.ts';
import type { Schema } from '../../../base/storage/schema/schema.ts';
import type { PresenceRegistry } from './presence.ts';

export const heartbeatMs = 2_000;
/** A node without a heartbeat for longer counts as stopped. */
export const freshMs = 3 * heartbeatMs;
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
  /** How long no node served since this moment. */
  msSince(wallTime: number): number;
}

/** Other nodes on the same database: what is in memory here may be behind what they stored. */
export interface Peers {
  hasOthers(): boolean;
}

export interface Nodes extends Outages, Peers {
  start(): Promise<void>;
  /**
   * True when this heartbeat settled that no node served for a while before it: open tables must be recovered.
   * Until then, and until `serveAgain`, a node that could store nothing does not serve.
   */
  beat(): Promise<boolean>;
  isServing(): boolean;
  serveAgain(): void;
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

/** The database took nothing from this node: since its last heartbeat, noticed by the first one that failed. */
interface Away {
  readonly since: number;
  readonly noticedAt: number;
  readonly isCertain: boolean;
}

export interface NodeDeps {
  readonly database: Kysely<Schema>;
  readonly id: string;
  readonly presence: PresenceRegistry;
  readonly clock: WallClock;
  /** With every heartbeat: the clock follows that of the database. */
  measureClock(): Promise<void>;
  /** An embedded database belongs to one process, so no other node can be serving. */
  readonly isEmbedded: boolean;
}

export function joinNodes({ database, id, presence, clock, measureClock, isEmbedded }: NodeDeps): Nodes {
  let outages: Outage[] = [];
  let others = 0;
  let predecessor: Predecessor = settled;
  let beatAt = clock.now();
  let away: Away | null = null;

  /** Only other nodes read it. */
  const toReport = (): NodePresence => (isEmbedded ? { online: [], rooms: {} } : presence.ofThisNode());

  async function writeHeartbeat(): Promise<void> {
    const mine = { heartbeat: clock.now(), presence: JSON.stringify(toReport()) };
    await database
      .insertInto('nodes')
      .values({ id, ...mine })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(mine))
      .execute();
    beatAt = mine.heartbeat;
  }

  /** One heartbeat may be late on a busy database; a second one is not. */
  function noteFailure(fault: unknown): void {
    away = {
      since: away?.since ?? beatAt,
      noticedAt: away?.noticedAt ?? clock.now(),
      isCertain: away !== null || storesNothing(fault),
    };
  }

  /**
   * After a time in which this node could store nothing: true if no other node could. Read before the next heartbeat
   * is written: of several that come back together, at least one finds the others still silent and notes the outage.
   */
  async function settleAway({ since, noticedAt, isCertain }: Away): Promise<boolean> {
    if (!isCertain) return false;
    await readOutages();
    if (outages.some(({ to }) => to > noticedAt)) return true;
    const { newest } = await database
      .selectFrom('nodes')
      .select((is) => is.fn.max('heartbeat').as('newest'))
      .where('id', '!=', id)
      .executeTakeFirstOrThrow();
    if (newest !== null && newest > noticedAt) return false;
    await noteOutage(since, clock.now());
    return true;
  }

  async function beatOnce(): Promise<boolean> {
    await measureClock();
    const wasOut = away !== null && (await settleAway(away));
    await writeHeartbeat();
    if (!wasOut) away = null;
    await readOthers(liveSince());
    return (await settlePredecessor()) || wasOut;
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
      try {
        return await beatOnce();
      } catch (fault) {
        noteFailure(fault);
        throw fault;
      }
    },
    isServing: () => !away?.isCertain,
    serveAgain() {
      away = null;
    },
    hasOthers: () => others > 0,
    after(wallTime) {
      const later = outages.filter((outage) => outage.to > wallTime);
      const [first] = later;
      return first ? later.reduce((a, b) => (b.from < a.from ? b : a), first) : null;
    },
    msSince: (wallTime) =>
      outages.reduce((ms, { from, to }) => ms + Math.max(0, to - Math.max(from, wallTime)), 0),
    publishPresence: async () => {
      if (away === null) await writeHeartbeat();
    },
    readPresence: () => readOthers(liveSince()),
    stop: writeHeartbeat,
  };
}
