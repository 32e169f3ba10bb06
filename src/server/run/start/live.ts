// Creates the live part of the server: sockets and the host of all matches.
import { randomUUID } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import { availableParallelism } from 'node:os';
import type { AnyGame } from '../../../engine/game.ts';
import type { Database } from '../../base/storage/database.ts';
import { type Journal, openJournal, type TurnRow } from '../../base/storage/journal.ts';
import type { LineWords } from '../../base/texts/ruleTexts.ts';
import type { Tracer } from '../../base/tracing/tracer.ts';
import { libraryOf, type WordListShared } from '../../base/words/lists.ts';
import type { EventSource } from '../../events/agenda/sources.ts';
import { startBingo } from '../../events/bingo/handlers.ts';
import { type TournamentPace, usualTournamentPace } from '../../events/tournament/course.ts';
import type { TournamentHost } from '../../events/tournament/services.ts';
import { startTournaments } from '../../events/tournament/start.ts';
import { createTriviaHandlers } from '../../events/trivia/handlers.ts';
import { createTriviaHost, type TriviaHost } from '../../events/trivia/host.ts';
import { sendDueTriviaPosts } from '../../events/trivia/posts.ts';
import { settling } from '../../events/trivia/settle.ts';
import type { LiveUpdates } from '../../insight/status/services.ts';
import { tellInFeed } from '../../messaging/chat/microsoft/turns.ts';
import { sayTurn } from '../../messaging/chat/slack/turns.ts';
import { deliver } from '../../messaging/notifications/deliver.ts';
import { createReconnectTickets } from '../../people/identity/reconnectTickets.ts';
import { readColleagues, readTeamsOf } from '../../people/store.ts';
import { teamGate } from '../../people/teamGate.ts';
import { invisibleAmong } from '../../people/visibility.ts';
import type { EventHandlers } from '../../tables/liveEvents.ts';
import { type BotPool, openBotPool } from '../../tables/matches/bots/pool.ts';
import { createHost, type MatchHost } from '../../tables/matches/createHost.ts';
import { connectNodes } from '../../tables/matches/nodes/nodeMessages.ts';
import { joinNodes } from '../../tables/matches/nodes/nodes.ts';
import { openPresence, type PresenceRegistry } from '../../tables/matches/nodes/presence.ts';
import { type Pace, usualPace } from '../../tables/matches/pace.ts';
import type { PairedTables } from '../../tables/matches/rooms/pairedTables.ts';
import { readTeamsOfRooms } from '../../tables/matches/store.ts';
import type { Tables } from '../../tables/matches/tables.ts';
import { createSocketAccess } from '../../tables/realtime/authorize.ts';
import { createBroadcaster } from '../../tables/realtime/broadcaster.ts';
import { group, SocketGroups } from '../../tables/realtime/groups.ts';
import { createLiveEvents } from '../../tables/realtime/liveEvents.ts';
import { choosePacketOptions } from '../../tables/realtime/packetWriterCheck.ts';
import { forwardPersonChanges, onPeopleMessage } from '../../tables/realtime/personChanges.ts';
import { openSockets, startRealtime } from '../../tables/realtime/start.ts';
import { createTeamPresence } from '../../tables/realtime/teamPresence.ts';
import type { BaseServices } from './services.ts';

export interface Registry {
  readonly games: Readonly<Record<string, () => Promise<AnyGame>>>;
  /** The module from which worker threads load the same games. */
  readonly module: string;
}

/** The games and word lists. */
export interface Shelf extends Registry {
  readonly lists: readonly WordListShared[];
}

export interface Live {
  readonly bots: BotPool;
  readonly host: MatchHost;
  readonly presence: PresenceRegistry;
  readonly tables: Tables;
  readonly bingoAgenda: EventSource;
  readonly triviaHost: TriviaHost;
  readonly tournamentAgenda: EventSource;
  readonly tournamentHost: TournamentHost;
  readonly tournamentPace: TournamentPace;
  readonly pairedTables: PairedTables;
  /** Of live events, for people without a window. */
  readonly eventHandlers: EventHandlers;
  updates(): LiveUpdates;
  stop(): Promise<void>;
}

const storing = () => ({ name: 'store turn', kind: 'internal' }) as const;

/** The wait for the batch and the commit is part of the span of the message that brought the turn. */
function tracedJournal(journal: Journal, tracer: Tracer | null): Journal {
  if (!tracer) return journal;
  const append = (row: TurnRow) => tracer.around(tracer.child(storing), () => journal.append(row));
  return { append, read: journal.read, waiting: journal.waiting };
}

/** Bots leave a core to everybody else. */
const botThreads = Math.max(1, availableParallelism() - 1);

interface LiveSettings {
  readonly pace?: Partial<Pace & TournamentPace> | undefined;
  readonly lineWords: LineWords;
  readonly moves: Database;
  /** Compares the clock with that of the database. */
  measureClock(): Promise<void>;
}

export async function startLive(
  http: HttpServer,
  services: BaseServices,
  { games, module, lists }: Shelf,
  { pace = {}, lineWords, moves, measureClock }: LiveSettings,
): Promise<Live> {
  const { config, clock, log, database, encryption, progress, tracer } = services;
  const nodeId = randomUUID();
  const access = createSocketAccess({
    ...services,
    tickets: createReconnectTickets(encryption),
    origins: [config.publicUrl, ...config.clientOrigins],
  });
  const packets = await choosePacketOptions(services);
  const io = openSockets(http, (origin) => access.isOriginAllowed(origin), packets);
  const gateOfTeam = teamGate(database, clock);
  const presence = openPresence();
  const messages = await connectNodes(config, nodeId, log);
  const isEmbedded = config.databaseUrl === null;
  const nodes = joinNodes({ database, id: nodeId, presence, clock, measureClock, isEmbedded });
  const groups = new SocketGroups();
  const broadcaster = createBroadcaster(groups);
  const liveEvents = createLiveEvents(groups, messages);
  const bots = openBotPool({ registry: module, lists }, botThreads);
  const journal = tracedJournal(openJournal(database, moves), tracer);
  const host: MatchHost = await createHost({
    database,
    clock,
    log,
    presence,
    games,
    encryption,
    progress,
    messages,
    nodes,
    journal,
    library: libraryOf(lists),
    bots,
    broadcaster,
    onPeopleMessage: (message) => onPeopleMessage({ ...services, broadcaster, liveEvents }, nodes, message),
    gate: gateOfTeam,
    notify: (userId, news) =>
      deliver({ ...services, presence }, userId, news, null, async (written) => {
        if (written === 'known') return false;
        const telling = { ...services, lineWords, tables: host.tables };
        return (
          (await sayTurn(telling, userId, news.content)) || (await tellInFeed(telling, userId, news.content))
        );
      }),
    pace: { ...usualPace, countdownMs: config.countdownMs, botMs: config.botPaceMs, ...pace },
  });
  const teamPresence = createTeamPresence({
    presence,
    colleaguesOf: async (teamId) => (await readColleagues(database, teamId)).map(({ id }) => id),
    teamsOf: (userIds) => readTeamsOf(database, userIds),
    teamsOfRooms: (roomIds) => readTeamsOfRooms(database, roomIds),
    isWatched: (teamId) => groups.in(group.team(teamId)).size > 0,
    invisibleAmong: (userIds) => invisibleAmong(database, userIds),
    publish: (teamId, people) =>
      broadcaster.toTeam(
        teamId,
        people.map((person) => ['team:person', person]),
      ),
    onError: (fault) => log.warn({ fault: String(fault) }, 'presence was not published'),
  });
  const bingo = startBingo({ ...services, liveEvents, outages: nodes });
  const triviaHost = createTriviaHost({
    ...services,
    liveEvents,
    nodeId,
    outages: nodes,
    settle: settling(services),
    post: () => sendDueTriviaPosts(services),
  });
  const tournamentPace = { ...usualTournamentPace, ...pace };
  const tournaments = startTournaments({
    ...services,
    liveEvents,
    outages: nodes,
    tournamentPace,
    matches: host,
  });
  const eventHandlers = {
    ...createTriviaHandlers({ ...services, nodeId, triviaHost }),
    ...bingo.handlers,
    ...tournaments.handlers,
  };
  const realtime = startRealtime({
    io,
    host,
    broadcaster,
    messages,
    groups,
    clock,
    log,
    presence,
    access,
    rateScale: config.rateScale,
    gateOfTeam,
    presenceSnapshot: teamPresence.snapshot,
    eventHandlers,
    tracer,
    endedAmong: (ids) => services.sessions.endedAmong(ids),
    // Nobody else changes an embedded database.
    renewMembers: services.isEmbedded ? () => Promise.resolve() : services.members.renew,
  });
  forwardPersonChanges({ ...services, presence, teamPresence, realtime, broadcaster, messages, nodes });
  services.notifications.subscribe((userId, news) => {
    broadcaster.toPerson(userId, 'person:notified', news);
    messages.people({ kind: 'notified', userId, news });
  });
  services.metrics.gauge('topla_sockets', () => io.sockets.sockets.size);
  services.metrics.gauge('topla_rooms_open', () => host.rooms.all().length);
  services.metrics.gauge('topla_journal_waiting', () => journal.waiting());
  return {
    bots,
    host,
    presence,
    tables: host.tables,
    bingoAgenda: bingo.agenda,
    triviaHost,
    tournamentAgenda: tournaments.agenda,
    tournamentHost: tournaments.host,
    tournamentPace,
    pairedTables: host.pairedTables,
    eventHandlers,
    updates() {
      if (messages.isConnected() === false) return 'away';
      return nodes.hasOthers() ? 'connected' : 'alone';
    },
    async stop() {
      bingo.stop();
      triviaHost.stop();
      tournaments.host.stop();
      await realtime.stop();
      await host.stop();
    },
  };
}
