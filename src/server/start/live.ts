// The live half of the server: sockets, the host of all tables, and what the calls want to know of both.
import { randomUUID } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import { availableParallelism } from 'node:os';
import type { AnyGame } from '../../engine/game.ts';
import { openBotPool } from '../matches/bots/pool.ts';
import { type Pace, usualPace } from '../matches/host.ts';
import { openNodeNews } from '../matches/nodeNews.ts';
import { joinNodes } from '../matches/nodes.ts';
import { openHost } from '../matches/open.ts';
import { openPresence } from '../matches/presence.ts';
import { createTables, type Tables } from '../matches/tables.ts';
import { deliver } from '../notifications/deliver.ts';
import { readColleagues } from '../people/store.ts';
import { invisibleAmong, type OnlinePeople } from '../people/visibility.ts';
import { keepAttendance } from '../realtime/attendance.ts';
import { type Door, openDoor } from '../realtime/authorize.ts';
import { listenersOn } from '../realtime/listeners.ts';
import { hearPeople, passOnPeople } from '../realtime/peopleNews.ts';
import { openSockets, startRealtime } from '../realtime/start.ts';
import { openJournal } from '../storage/journal.ts';
import { libraryOf, type WordListShared } from '../words/lists.ts';
import type { BaseServices } from './services.ts';

export interface Registry {
  readonly games: Readonly<Record<string, () => Promise<AnyGame>>>;
  /** Where threads find the same games. */
  readonly module: string;
}

/** What is played, and with which words. */
export interface Shelf extends Registry {
  readonly lists: readonly WordListShared[];
}

export interface Live {
  readonly presence: OnlinePeople;
  readonly tables: Tables;
  stop(): Promise<void>;
}

/** Bots leave a core to everybody else. */
const botThreads = Math.max(1, availableParallelism() - 1);

const doorOf = (ground: BaseServices): Door =>
  openDoor({ ...ground, origins: [ground.config.publicUrl, ...ground.config.clientOrigins] });

export async function startLive(
  http: HttpServer,
  ground: BaseServices,
  { games, module, lists }: Shelf,
  pace: Partial<Pace> = {},
): Promise<Live> {
  const { config, clock, log, database } = ground;
  const id = randomUUID();
  const door = doorOf(ground);
  const io = openSockets(http, (origin) => door.isOriginAllowed(origin));
  const presence = openPresence();
  const news = openNodeNews(config.redisUrl, id, log);
  const nodes = joinNodes({ database, id, presence, clock, isEmbedded: config.databaseUrl === null });
  const { host, stop } = await openHost({
    ...{ database, clock, log, presence, games, encryption: ground.encryption },
    journal: openJournal(database),
    library: libraryOf(lists),
    bots: openBotPool({ registry: module, lists }, botThreads),
    listeners: listenersOn(io),
    ...{ news, nodes, hearPeople: (heard) => hearPeople(ground, nodes, heard) },
    progress: ground.progress,
    notify: (userId, news) => deliver({ ...ground, presence }, userId, news),
    pace: { ...usualPace, countdownMs: config.countdownMs, botMs: config.botPaceMs, ...pace },
  });
  const attendance = keepAttendance({
    presence,
    teamOf: async (userId) => (await ground.members.of(userId))?.team?.teamId ?? null,
    invisibleAmong: (userIds) => invisibleAmong(database, userIds),
    tell: (teamId, attending) => host.listeners.toTeam(teamId, 'team:person', () => attending),
    note: (fault) => log.warn({ fault: String(fault) }, 'who is here could not be told'),
  });
  const realtime = startRealtime({
    ...{ io, host, presence, door, rateScale: config.rateScale, seen: attendance.seen },
    colleaguesOf: async (teamId) => (await readColleagues(database, teamId)).map((person) => person.id),
    endedAmong: (ids) => ground.sessions.endedAmong(ids),
  });
  passOnPeople({ ground, presence, attendance, realtime, host, news, nodes });
  ground.notifications.hear((userId, news) => host.listeners.toPerson(userId, 'person:notified', news));
  ground.metrics.gauge('topla_sockets', () => io.sockets.sockets.size);
  ground.metrics.gauge('topla_rooms_open', () => host.rooms.size);
  ground.metrics.gauge('topla_journal_waiting', () => host.journal.waiting());
  return {
    presence,
    tables: createTables(host),
    async stop() {
      await realtime.stop();
      await stop();
    },
  };
}
