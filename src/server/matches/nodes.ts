// The nodes that share one database: heartbeats, each other's people, and the outages in which none of them served.
import type { Kysely } from 'kysely';
import type { WallClock } from '../shared/clock.ts';
import type { Schema } from '../storage/schema/schema.ts';
import type { Outages } from './host.ts';
import type { NodePresence, Presence } from './presence.ts';

export const heartbeatMs = 2_000;
/** A node silent for longer is not counted on. */
const freshMs = 3 * heartbeatMs;
/** Outages this old concern no open table any more. */
const rememberedMs = 24 * 3_600_000;

interface Outage {
  readonly from: number;
  readonly to: number;
}

export interface Nodes extends Outages {
  start(): Promise<void>;
  /** True when this heartbeat made sure that nobody served before this node came: tables are to be recovered. */
  beat(): Promise<boolean>;
  hasOthers(): boolean;
  /** Says at once who is here, for nodes that will look. */
  show(): Promise<void>;
  /** Looks at once who is on the other nodes. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

export interface NodeParts {
  readonly database: Kysely<Schema>;
  readonly id: string;
  readonly presence: Presence;
  readonly clock: WallClock;
  /** An embedded database lets nobody else in, so nobody else can be serving. */
  readonly isEmbedded: boolean;
}

export function joinNodes({ database, id, presence, clock, isEmbedded }: NodeParts): Nodes {
  let outages: Outage[] = [];
  let others = 0;
  /** The last sign of life before us, while it is not yet sure whether that node still lives. */
  let doubt: { readonly last: number; readonly startedAt: number } | null = null;

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
    const heard: NodePresence[] = rows.map((row) => row.presence);
    others = heard.length;
    presence.ofOthers(heard);
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

  const freshSince = (): number =>
    doubt ? Math.max(doubt.startedAt, clock.now() - freshMs) : clock.now() - freshMs;

  return {
    async start() {
      const { last } = await database
        .selectFrom('nodes')
        .select((is) => is.fn.max('heartbeat').as('last'))
        .executeTakeFirstOrThrow();
      const startedAt = clock.now();
      if (last !== null && (isEmbedded || last < startedAt - freshMs)) await noteOutage(last, startedAt);
      else if (last !== null) doubt = { last, startedAt };
      await readOutages();
      await database
        .deleteFrom('nodes')
        .where('heartbeat', '<', startedAt - rememberedMs)
        .execute();
      await writeHeartbeat();
    },
    async beat() {
      await writeHeartbeat();
      await readOthers(freshSince());
      if (!doubt || (others === 0 && clock.now() < doubt.startedAt + freshMs)) return false;
      const { last, startedAt } = doubt;
      doubt = null;
      if (others > 0) return false;
      await noteOutage(last, startedAt);
      return true;
    },
    hasOthers: () => others > 0,
    after(wallTime) {
      const later = outages.filter((outage) => outage.to > wallTime);
      const [first] = later;
      return first ? later.reduce((a, b) => (b.from < a.from ? b : a), first) : null;
    },
    show: writeHeartbeat,
    look: () => readOthers(freshSince()),
    stop: writeHeartbeat,
  };
}
