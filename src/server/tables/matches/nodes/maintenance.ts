// Periodic maintenance of a node: its heartbeat, turns that other nodes stored, work a stopped node left, idle rooms.
import { sql } from 'kysely';
import { refuse } from '../../../../contract/errors.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import type { Log } from '../../../base/shared/log.ts';
import { repeat } from '../../../base/shared/repeat.ts';
import type { Database } from '../../../base/storage/database.ts';
import { roomStatus } from '../../../base/storage/schema/matches.ts';
import type { Broadcaster } from '../broadcaster.ts';
import type { RoomChanges } from '../rooms/changeRoom.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { closedBecause, isAtRest, lobbyTimeoutMs } from '../rooms/room.ts';
import { idleLobbies, readRoomsPlayedNow } from '../rooms/roomLists.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { ExpiryTimers } from '../turns/expiry.ts';
import type { Recovery } from '../turns/recovery.ts';
import type { Settlement } from '../turns/settlement.ts';
import type { Newcomers } from './newcomers.ts';
import { heartbeatMs, type Nodes } from './nodes.ts';

/** A deadline this long past belongs to a node that has stopped. */
const graceMs = 3_000;
/** Rooms that nobody is connected to leave memory after this. */
const retentionMs = 10 * 60_000;
const sweepEvery = 3; // heartbeats

export interface Maintenance {
  /** Reads one room again now, because another node announced a change; without a team, of its match alone. */
  refresh(roomId: string, teamId: string | null): void;
  /** Opens every table in play, so that each is recovered even before its people are back. */
  recoverAll(): Promise<void>;
  stop(): Promise<void>;
}

interface Deps {
  readonly nodes: Nodes;
  readonly rooms: Rooms;
  readonly changes: Pick<RoomChanges, 'changeAndPublish'>;
  readonly broadcaster: Pick<Broadcaster, 'hasAnyone'>;
  readonly expiry: Pick<ExpiryTimers, 'expireDue'>;
  readonly settlement: Pick<Settlement, 'settleLeftOver'>;
  readonly recovery: Pick<Recovery, 'restore' | 'closeUnfinished'>;
  readonly newcomers: Newcomers;
  readonly database: Database;
  readonly clock: WallClock;
  readonly log: Pick<Log, 'warn'>;
}

export function startMaintenance(deps: Deps): Maintenance {
  const { nodes, rooms, changes, broadcaster, expiry, settlement, recovery } = deps;
  const { newcomers, database, clock, log } = deps;
  let beats = 0;

  async function runOnce(): Promise<void> {
    if (await nodes.beat()) {
      recoverOpen();
      nodes.serveAgain();
      await recoverAll();
    }
    if (nodes.hasOthers()) {
      await catchUpAll();
      await newcomers.check();
    }
    if (++beats % sweepEvery === 0) await sweep();
  }

  /** Before anybody acts at the open tables: match time goes back to when the outage began, and the tables are recovered. */
  function recoverOpen(): void {
    for (const open of rooms.all()) {
      const { live } = open;
      const outage = live && nodes.after(live.storedAt);
      if (!outage) continue;
      const elapsedMs = Math.max(0, outage.from - live.storedAt);
      live.flowsFrom = Math.max(live.flowsFrom, clock.monotonic() - elapsedMs);
      recovery.restore(open);
    }
  }

  async function recoverAll(): Promise<void> {
    await settlement.settleLeftOver(clock.now());
    for (const id of await readRoomsPlayedNow(database)) {
      const known = rooms.get(id);
      if (known) recovery.restore(known);
      else await rooms.open(id);
    }
  }

  /** The database answers with the rooms alone of which another node stored more. */
  async function catchUpAll(): Promise<void> {
    for (const newer of await readNewer(database, rooms.all())) {
      const room = rooms.get(newer.id);
      if (room && isBehind(room, newer)) await room.queue(() => rooms.catchUp(room));
    }
  }

  async function sweep(): Promise<void> {
    for (const id of await overdueRooms(database, clock.now() - graceMs)) {
      const open = await rooms.open(id);
      if (open)
        await open.queue(() =>
          open.live?.match.recovered ? recovery.closeUnfinished(open) : expiry.expireDue(open),
        );
    }
    await settlement.settleLeftOver(clock.now() - graceMs);
    for (const id of await idleLobbies(database, (timeoutMs) => clock.now() - timeoutMs)) {
      const open = await rooms.open(id);
      if (open)
        await open.queue(() =>
          changes.changeAndPublish(open, (doc, room) =>
            room.status === roomStatus.lobby && room.updatedAt < clock.now() - lobbyTimeoutMs(doc)
              ? closedBecause(doc, 'idle')
              : refuse('AlreadyDone'),
          ),
        );
    }
    createMissing();
    dropUnused();
  }

  /** The node that began these games stopped before it could store their match. */
  function createMissing(): void {
    for (const open of rooms.all()) {
      const { status, doc, updatedAt } = open.stored;
      const isMissing = status === roomStatus.playing && open.live?.facts.number !== doc.game;
      if (isMissing && updatedAt < clock.now() - graceMs) recovery.restore(open);
    }
  }

  function dropUnused(): void {
    const before = clock.monotonic() - retentionMs;
    for (const open of rooms.all()) {
      const isPlaying = open.stored.status === roomStatus.playing;
      const mayRest = !isPlaying || isAtRest(open.stored);
      if (open.usedAt < before && !broadcaster.hasAnyone(open.id) && mayRest) rooms.drop(open);
    }
  }

  const stopRepeating = repeat(heartbeatMs, runOnce, (fault) =>
    log.warn({ fault: String(fault) }, 'maintenance failed, to be tried again'),
  );
  return {
    refresh(roomId, teamId) {
      const open = rooms.get(roomId);
      const catchUp = teamId === null ? rooms.catchUpTurns : rooms.catchUp;
      const refreshSession = open
        ? open.queue(() => catchUp(open))
        : teamId && newcomers.show(roomId, teamId);
      if (refreshSession)
        refreshSession.catch((fault: unknown) =>
          log.warn({ room: roomId, fault: String(fault) }, 'a room could not be read again'),
        );
    },
    recoverAll,
    async stop() {
      stopRepeating();
      await nodes.stop();
    },
  };
}

interface Newer {
  readonly id: string;
  readonly version: number;
  readonly matchId: string | null;
  /** The newest of this match. */
  readonly turn: number | null;
}

/** Also the rooms that this node itself stored more of while the query was under way. */
async function readNewer(database: Database, open: readonly OpenRoom[]): Promise<Newer[]> {
  if (open.length === 0) return [];
  const { rows } = await sql<Newer>`
    select r.id, r.version, known.match_id as "matchId", newest.turn
    from unnest(
      ${open.map(({ id }) => id)}::text[], ${open.map(({ stored }) => stored.version)}::int[],
      ${open.map(({ live }) => live?.facts.id ?? null)}::text[], ${open.map(({ live }) => live?.match.turn ?? null)}::int[]
    ) as known (id, version, match_id, turn)
    join rooms r on r.id = known.id
    left join lateral (select max(turn) as turn from turns where match_id = known.match_id) newest on true
    where r.version > known.version or newest.turn > known.turn`.execute(database);
  return rows;
}

function isBehind({ stored, live }: OpenRoom, newer: Newer): boolean {
  const hasTurns = live?.facts.id === newer.matchId && newer.turn !== null && newer.turn > live.match.turn;
  return newer.version > stored.version || hasTurns;
}

/** Tables in play whose last turn set a deadline that is past: the node that had its timer has stopped. */
async function overdueRooms(database: Database, before: number): Promise<string[]> {
  const { rows } = await sql<{ room_id: string }>`
    select m.room_id from matches m
    join lateral (select due_at from turns where match_id = m.id order by turn desc limit 1) t on true
    where m.settled_at is null and (m.setup ->> 'turnDays') is null and m.ended_at is null and t.due_at < ${before}`.execute(
    database,
  );
  return rows.map((row) => row.room_id);
}
