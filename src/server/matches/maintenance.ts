// Periodic maintenance of a node: its heartbeat, turns that other nodes stored, work a dead node left undone, idle rooms.
import { type Kysely, sql } from 'kysely';
import { roomStatus } from '../storage/schema/matches.ts';
import type { Schema } from '../storage/schema/schema.ts';
import { changeAndTell } from './changeRoom.ts';
import { expireDue } from './expiry.ts';
import { settleLeft, tellGains } from './finishMatch.ts';
import { catchUp, dropRoom, type Host, matchId, openRoom } from './host.ts';
import { heartbeatMs, type Nodes } from './nodes.ts';
import type { OpenRoom } from './openRoom.ts';
import { publishMatch, publishRoom } from './publish.ts';
import { closeUnfinished, restoreRoom } from './recovery.ts';
import { idleLobbies } from './store.ts';

/** A deadline this long past belongs to a node that is gone. */
const graceMs = 3_000;
/** Rooms nobody looks at leave memory after this. */
const keptMs = 10 * 60_000;
const sweepEvery = 3; // heartbeats

export interface Maintenance {
  /** Reads one room again now, because another node said it changed. */
  refresh(roomId: string): void;
  /** Opens every table in play, so that each is recovered even before its people are back. */
  recoverAll(): Promise<void>;
  stop(): Promise<void>;
}

export function startMaintenance(host: Host, nodes: Nodes): Maintenance {
  let beats = 0;
  let isRunning = false;

  async function runOnce(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      if (await nodes.beat()) await recoverAll(host);
      if (nodes.hasOthers()) await catchUpAll(host);
      if (++beats % sweepEvery === 0) await sweep(host);
    } catch (fault) {
      host.log.warn({ fault: String(fault) }, 'maintenance failed, to be tried again');
    } finally {
      isRunning = false;
    }
  }

  const timer = setInterval(runOnce, heartbeatMs);
  return {
    refresh(roomId) {
      const open = host.rooms.get(roomId);
      if (open)
        refreshRoom(host, open).catch((fault: unknown) =>
          host.log.warn({ room: roomId, fault: String(fault) }, 'a room could not be read again'),
        );
    },
    recoverAll: () => recoverAll(host),
    async stop() {
      clearInterval(timer);
      await nodes.stop();
    },
  };
}

async function recoverAll(host: Host): Promise<void> {
  await settleLeft(host, host.clock.now());
  const rows = await host.database
    .selectFrom('rooms')
    .select('id')
    .where('status', '=', roomStatus.playing)
    .execute();
  for (const { id } of rows) {
    const known = host.rooms.get(id);
    if (known) restoreRoom(host, known);
    else await openRoom(host, id);
  }
}

/** Brings an open room up to date with the database and publishes what its people missed. */
async function refreshRoom(host: Host, open: OpenRoom): Promise<void> {
  await open.queue(async () => {
    const before = { ...open.stored, match: open.live?.match };
    await catchUp(host, open);
    if (open.live && open.live.match !== before.match) {
      publishMatch(
        host,
        open,
        open.live.match.turn === (before.match?.turn ?? -1) + 1 ? (before.match ?? null) : null,
      );
      for (const react of host.afterOpening) react(open);
    }
    if (open.stored.version !== before.version) publishRoom(host, open);
    if (before.status === roomStatus.playing && open.stored.status === roomStatus.completed)
      await publishGains(host, open);
  });
}

/** Another node settled the game: people connected here hear of it from here. */
async function publishGains(host: Host, open: OpenRoom): Promise<void> {
  const { game } = open.stored.doc;
  tellGains(host, open, game, await host.progress.gainsOf(matchId(open.id, game)));
}

/** Reads the newest turn of all open rooms in one question, and only those that moved in full. */
async function catchUpAll(host: Host): Promise<void> {
  const watched = [...host.rooms.values()];
  if (watched.length === 0) return;
  const ids = watched.map((open) => open.id);
  const rooms = await host.database
    .selectFrom('rooms')
    .select(['id', 'version'])
    .where('id', 'in', ids)
    .execute();
  const matches = watched.flatMap((open) => open.live?.facts.id ?? []);
  const turns = matches.length
    ? await host.database
        .selectFrom('turns')
        .select((is) => ['match_id', is.fn.max('turn').as('turn')])
        .where('match_id', 'in', matches)
        .groupBy('match_id')
        .execute()
    : [];
  const versions = new Map(rooms.map((row) => [row.id, row.version]));
  const newest = new Map(turns.map((row) => [row.match_id, row.turn]));
  for (const open of watched) {
    const isBehind =
      (versions.get(open.id) ?? 0) > open.stored.version ||
      (open.live && (newest.get(open.live.facts.id) ?? -1) > open.live.match.turn);
    if (isBehind) await refreshRoom(host, open);
  }
}

async function sweep(host: Host): Promise<void> {
  for (const id of await overdueRooms(host.database, host.clock.now() - graceMs)) {
    const open = await openRoom(host, id);
    if (open)
      await open.queue(() =>
        open.live?.match.recovered ? closeUnfinished(host, open) : expireDue(host, open),
      );
  }
  await settleLeft(host, host.clock.now() - graceMs);
  for (const id of await idleLobbies(host.database, (timeoutMs) => host.clock.now() - timeoutMs)) {
    const open = await openRoom(host, id);
    if (open)
      await open.queue(() =>
        changeAndTell(host, open, (doc) => ({ doc, status: roomStatus.closed }), 'idle'),
      );
  }
  forgetUnused(host);
}

/** Tables in play whose last turn set a deadline that is past: the node that kept it is gone. */
async function overdueRooms(database: Kysely<Schema>, before: number): Promise<string[]> {
  const { rows } = await sql<{ room_id: string }>`
    select m.room_id from matches m
    join lateral (select due_at from turns where match_id = m.id order by turn desc limit 1) t on true
    where m.ended_at is null and t.due_at < ${before}`.execute(database);
  return rows.map((row) => row.room_id);
}

function forgetUnused(host: Host): void {
  const before = host.clock.monotonic() - keptMs;
  for (const open of host.rooms.values())
    if (
      open.usedAt < before &&
      !host.listeners.hasAnyone(open.id) &&
      open.stored.status !== roomStatus.playing
    )
      dropRoom(host, open);
}
