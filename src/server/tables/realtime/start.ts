// The socket server: its limits, authorization of connections, and the life of a socket.
import { randomInt } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { isRefusal, type Refusal, type RefusalKey, refuse } from '../../../contract/errors.ts';
import type { Log } from '../../base/shared/log.ts';
import type { Tracer } from '../../base/tracing/tracer.ts';
import type { EndedSession } from '../../people/identity/sessions.ts';
import { refuseLine } from '../../web/http/refuseLine.ts';
import type { EventHandlers } from '../liveEvents.ts';
import { type Broadcaster, wires } from '../matches/broadcaster.ts';
import type { MatchHost } from '../matches/createHost.ts';
import type { NodeMessages } from '../matches/nodes/nodeMessages.ts';
import type { PresenceRegistry } from '../matches/nodes/presence.ts';
import { createAdmission } from './admission.ts';
import type { SocketAccess } from './authorize.ts';
import { watchBackpressure } from './backpressure.ts';
import { attachDispatcher, type DispatcherDeps, respondToSync, type Sender } from './dispatcher.ts';
import { checkSessionsPeriodically, expel, expelAll, type SessionCheckDeps } from './expel.ts';
import { group, type SocketGroups } from './groups.ts';
import { makeHandlers } from './handlers.ts';
import { handlersOfEvents } from './liveEvents.ts';
import { createMessageLimiter, type MessageLimiter } from './messageLimits.ts';
import { limitPackets } from './packetLimit.ts';
import { countUnsent, holdPackets, type PacketOptions } from './packetWriter.ts';
import type { GameServer, GameSocket } from './sockets.ts';
import type { TeamPresence } from './teamPresence.ts';
import { createVisits, type Visits } from './visits.ts';

export interface RealtimeDeps extends SessionCheckDeps {
  readonly host: MatchHost;
  readonly broadcaster: Broadcaster;
  readonly messages: Pick<NodeMessages, 'people'>;
  readonly groups: SocketGroups;
  readonly presence: PresenceRegistry;
  readonly access: SocketAccess;
  readonly gateOfTeam: (teamId: string, gameName: string) => Promise<Refusal | null>;
  readonly presenceSnapshot: TeamPresence['snapshot'];
  readonly eventHandlers: EventHandlers;
  readonly tracer: Tracer | null;
  readonly rateScale: number;
}

export interface Realtime {
  /** Reads again whether this person receives quick phrases, for all their windows. */
  updateMuted(userId: string): void;
  /** Sessions that were just ended: their connections go at once. */
  endSessions(sessions: readonly EndedSession[]): void;
  stop(): Promise<void>;
}

const mostBytes = 16 * 1024;
const mostSocketsOfOne = 8;

/** Created before the host, whose broadcaster sends over it. */
export function openSockets(
  http: HttpServer,
  isOriginAllowed: SocketAccess['isOriginAllowed'],
  packets: PacketOptions,
): GameServer {
  const io: GameServer = new Server(http, {
    ...packets,
    serveClient: false,
    transports: ['websocket'],
    maxHttpBufferSize: mostBytes,
    perMessageDeflate: false,
    httpCompression: false,
    connectTimeout: 5_000,
    pingInterval: 10_000,
    pingTimeout: 8_000,
    allowRequest(request, decide) {
      const isAllowed = isOriginAllowed(request.headers.origin);
      if (!isAllowed) refuseLine(request.socket, refuse('OriginNotAllowed')); // Engine.IO would say 400
      decide(null, isAllowed);
    },
  });
  if (!packets.wsEngine) countUnsent(io);
  return io;
}

export function startRealtime(parts: RealtimeDeps): Realtime {
  const { io, host, broadcaster, groups, clock, log, presence, access, rateScale } = parts;
  const visits = createVisits(host, presence, groups);
  const limiter: MessageLimiter = createMessageLimiter(clock, rateScale, (socket) =>
    expel(socket, log, 'TooManyRequests'),
  );
  const dispatching: DispatcherDeps = {
    limiter,
    tracer: parts.tracer,
    gameIn: (room) => host.rooms.get(room)?.stored.doc.gameName ?? null,
    handlers: {
      ...makeHandlers({
        host,
        broadcaster,
        messages: parts.messages,
        visits,
        groups,
        presenceSnapshot: parts.presenceSnapshot,
        gate: (actor, gameName) => access.gate(actor, gameName),
        gateOfTeam: parts.gateOfTeam,
      }),
      ...handlersOfEvents(parts.eventHandlers, groups),
    },
    senderOf: (socket) => senderOn(socket, access, log),
    sentence: (refusal, socket) => access.sentence(refusal, socket.data.language),
    logWarning: (what, detail) => log.warn(detail, what),
  };
  limitPackets(io, clock, rateScale);
  const admission = createAdmission(clock);
  io.use((socket, next) => {
    admission(() => admit(socket, access, rateScale, groups)).then(
      (refusal) => next(refusal ? new Error(refusal) : undefined),
      () => next(new Error('TemporarilyUnavailable')),
    );
  });
  host.judgeVisitors(visits.judge);
  const updateMuted = (userId: string) => readMuted(parts, userId);
  io.on('connection', (socket) => {
    attach(socket, { presence, visits, groups, dispatching });
    updateMuted(socket.data.userId);
    const release = holdPackets(socket, welcomeWithinMs);
    welcome(socket, dispatching)
      .catch((fault: unknown) => log.warn({ fault: String(fault) }, 'a welcome was not sent'))
      .finally(release);
  });
  const stopBackpressure = watchBackpressure(io, clock, (socket) => expel(socket, log, 'SlowConsumer'));
  const stopChecking = checkSessionsPeriodically(parts);
  return {
    updateMuted,
    endSessions: (sessions) => expelAll(io, log, sessions),
    async stop() {
      stopBackpressure();
      stopChecking();
      sayLeaving(io);
      await io.close();
    },
  };
}

const retryAfterMs = 500;
/** Connections come back at this many a second. */
const returningPerSecond = 400;

/** Each is told a moment of its own, so that they do not all come back at once. */
function sayLeaving(io: GameServer): void {
  const sockets = [...io.sockets.sockets.values()];
  const spreadMs = (sockets.length * 1_000) / returningPerSecond;
  for (const socket of sockets)
    socket.emit('server:leaving', { retryInMs: retryAfterMs + randomInt(Math.ceil(spreadMs) + 1) });
}

/** Anything may be in it. */
const handshakeOf = ({ handshake }: GameSocket): Readonly<Record<string, unknown>> => handshake.auth;

async function admit(
  socket: GameSocket,
  access: SocketAccess,
  rateScale: number,
  groups: SocketGroups,
): Promise<RefusalKey | null> {
  const handshake = handshakeOf(socket);
  const admitted = await access.admit(handshake, socket.handshake.address);
  if (isRefusal(admitted)) return admitted.error;
  if (socket.conn.readyState !== 'open') return 'TemporarilyUnavailable';
  const own = group.admitted(admitted.userId);
  if (groups.in(own).size >= mostSocketsOfOne * rateScale) return 'TooManyRequests';
  groups.enter(socket, own);
  socket.conn.once('close', () => groups.leaveAll(socket));
  const wire = wires.find((each) => each === handshake.wire) ?? 'whole';
  Object.assign(socket.data, admitted, { wire, isMuted: false });
  return null;
}

/** The room is mostly read sooner, and the first message then leaves in one write with the word that the person is admitted. */
const welcomeWithinMs = 100;

/** The first message: the ticket for coming back, and the room that the client named, so that it need not ask for it. */
async function welcome(socket: GameSocket, dispatching: DispatcherDeps): Promise<void> {
  const { ticket } = socket.data;
  const { room } = handshakeOf(socket);
  const synced =
    typeof room === 'string' ? { room, answer: await respondToSync(socket, room, dispatching) } : null;
  socket.emit('server:welcome', { ticket, synced });
}

async function senderOn(
  socket: GameSocket,
  access: SocketAccess,
  log: Pick<Log, 'warn'>,
): Promise<Sender | Refusal> {
  const { userId, sessionId } = socket.data;
  const actor = await access.actor(userId, sessionId);
  if (!isRefusal(actor)) return { socket, actor };
  if (actor.error === 'SessionRevoked' || actor.error === 'TokenExpired') expel(socket, log, actor.error);
  return actor;
}

function readMuted(
  { groups, access, log }: Pick<RealtimeDeps, 'groups' | 'access' | 'log'>,
  userId: string,
): void {
  access.mutesPhrases(userId).then(
    (mutes) => {
      for (const socket of groups.in(group.person(userId))) socket.data.isMuted = mutes;
    },
    (fault: unknown) => log.warn({ fault: String(fault) }, 'who receives phrases is unknown'),
  );
}

interface AttachDeps {
  readonly presence: PresenceRegistry;
  readonly visits: Visits;
  readonly groups: SocketGroups;
  readonly dispatching: DispatcherDeps;
}

function attach(socket: GameSocket, { presence, visits, groups, dispatching }: AttachDeps): void {
  const { userId } = socket.data;
  refuseBinary(socket);
  socket.on('error', () => undefined);
  attachDispatcher(socket, dispatching);
  groups.enter(socket, group.person(userId));
  presence.cameOnline(userId);
  socket.on('disconnect', () => {
    visits.exitAll(socket);
    groups.leaveAll(socket);
    presence.wentOffline(userId);
  });
}

/** Text only: an attachment is how such a connection is abused. */
function refuseBinary(socket: GameSocket): void {
  socket.conn.on('packet', (packet: { readonly data?: unknown }) => {
    const { data } = packet;
    const isText = data === undefined || typeof data === 'string';
    if (!isText || data?.startsWith('5') || data?.startsWith('6')) socket.conn.close();
  });
}
