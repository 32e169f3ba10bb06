// The live connection: who may connect, how large a message may be, and how a socket comes and goes.
import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { isRefusal, type Refusal, type RefusalKey, refusals, refuse } from '../../contract/errors.ts';
import type { EndedSession } from '../identity/sessions.ts';
import type { Host } from '../matches/host.ts';
import type { Presence } from '../matches/presence.ts';
import type { SocketAccess } from './authorize.ts';
import { keepBackpressure } from './backpressure.ts';
import { attachDispatcher, type Dispatching, type Speaker } from './dispatcher.ts';
import { type FloodGate, openFloodGate } from './floods.ts';
import { makeHandlers } from './handlers.ts';
import { groups } from './listeners.ts';
import type { TeamPresence } from './teamPresence.ts';
import { keepVisits } from './visits.ts';

export interface RealtimeParts {
  readonly io: Server;
  readonly host: Host;
  readonly presence: Presence;
  readonly access: SocketAccess;
  readonly presenceSnapshot: TeamPresence['snapshot'];
  readonly colleaguesOf: (teamId: string) => Promise<readonly string[]>;
  /** Which of these sessions are over, on whatever node they were ended, and why. */
  readonly endedAmong: (sessionIds: readonly string[]) => Promise<readonly EndedSession[]>;
  readonly rateScale: number;
}

export interface Realtime {
  /** Somebody chose otherwise whether they hear quick phrases: all their windows do, or none does. */
  heed(userId: string): void;
  /** Sessions that were just ended: their connections go at once. */
  endSessions(sessions: readonly EndedSession[]): void;
  stop(): Promise<void>;
}

const mostBytes = 16 * 1024;
const mostSocketsOfOne = 8;

/** The socket server, before there is a host: hosts need its listeners. */
export const openSockets = (http: HttpServer, isOriginAllowed: SocketAccess['isOriginAllowed']): Server =>
  new Server(http, {
    serveClient: false,
    transports: ['websocket'],
    maxHttpBufferSize: mostBytes,
    perMessageDeflate: false,
    httpCompression: false,
    connectTimeout: 5_000,
    pingInterval: 10_000,
    pingTimeout: 8_000,
    allowRequest: (request, decide) => decide(null, isOriginAllowed(request.headers.origin)),
  });

export function startRealtime({ io, host, presence, access, rateScale, ...people }: RealtimeParts): Realtime {
  const visits = keepVisits(host, presence);
  const floods: FloodGate = openFloodGate(host.clock, rateScale, (socket) =>
    expel(socket, 'TooManyRequests'),
  );
  const dispatching: Dispatching = {
    floods,
    handlers: makeHandlers({
      host,
      visits,
      presenceSnapshot: people.presenceSnapshot,
      gate: (actor, gameName) => access.gate(actor, gameName),
      colleaguesOf: people.colleaguesOf,
    }),
    speakerOf: (socket) => speakerOn(socket, access),
    sentence: (refusal, socket) => access.sentence(refusal, socket.data.language),
    note: (what, detail) => host.log.warn(detail, what),
  };
  io.use((socket, next) => {
    admit(socket, access, rateScale, io).then(
      (refusal) => next(refusal ? new Error(refusal) : undefined),
      () => next(new Error('TemporarilyUnavailable')),
    );
  });
  const heed = (userId: string) => keepMuted({ io, access, host }, userId);
  io.on('connection', (socket) => {
    welcome(socket, { presence, visits, dispatching });
    heed(socket.data.userId);
  });
  const stopWatching = keepBackpressure(io, host.clock, (socket) => expel(socket, 'SlowConsumer'));
  const stopChecking = keepChecking(io, host, people.endedAmong);
  return {
    heed,
    endSessions: (sessions) => expelAll(io, sessions),
    async stop() {
      stopWatching();
      stopChecking();
      io.local.emit('server:leaving', { retryInMs: 500 });
      await io.close();
    },
  };
}

async function admit(
  socket: Socket,
  access: SocketAccess,
  rateScale: number,
  io: Server,
): Promise<RefusalKey | null> {
  const admitted = await access.admit(socket.handshake.auth.token, socket.handshake.address);
  if (isRefusal(admitted)) return admitted.error;
  const own = io.sockets.adapter.rooms.get(groups.person(admitted.userId))?.size ?? 0;
  if (own >= mostSocketsOfOne * rateScale) return 'TooManyRequests';
  Object.assign(socket.data, admitted);
  return null;
}

async function speakerOn(socket: Socket, access: SocketAccess): Promise<Speaker | Refusal> {
  const { userId, sessionId } = socket.data;
  if (typeof userId !== 'string' || typeof sessionId !== 'string') return refuse('Unauthorized');
  const actor = await access.actor(userId, sessionId);
  if (!isRefusal(actor)) return { socket, actor };
  if (actor.error === 'SessionRevoked' || actor.error === 'TokenExpired') expel(socket, actor.error);
  return actor;
}

function keepMuted(
  { io, access, host }: Pick<RealtimeParts, 'io' | 'access' | 'host'>,
  userId: string,
): void {
  access.mutesPhrases(userId).then(
    (mutes) => {
      const own = io.local.in(groups.person(userId));
      if (mutes) own.socketsJoin(groups.muted);
      else own.socketsLeave(groups.muted);
    },
    (fault: unknown) => host.log.warn({ fault: String(fault) }, 'who wants to hear phrases is unknown'),
  );
}

interface Welcome {
  readonly presence: Presence;
  readonly visits: ReturnType<typeof keepVisits>;
  readonly dispatching: Dispatching;
}

function welcome(socket: Socket, { presence, visits, dispatching }: Welcome): void {
  const { userId } = socket.data;
  refuseBinary(socket);
  socket.on('error', () => undefined);
  attachDispatcher(socket, dispatching);
  void socket.join(groups.person(userId));
  presence.cameOnline(userId);
  socket.on('disconnect', () => {
    visits.exitAll(socket);
    presence.wentOffline(userId);
  });
}

/** Text only: an attachment is how such a connection is abused. */
function refuseBinary(socket: Socket): void {
  socket.conn.on('packet', (packet: { readonly data?: unknown }) => {
    const { data } = packet;
    const isText = data === undefined || typeof data === 'string';
    if (!isText || data?.startsWith('5') || data?.startsWith('6')) socket.conn.close();
  });
}

const checkEveryMs = 5_000;
/** A token that is over leaves its connection this long: its successor opens the next one. */
const afterExpiryMs = 60_000;

/** Ends connections whose session was ended anywhere, and those whose token is long over. */
function keepChecking(io: Server, host: Host, endedAmong: RealtimeParts['endedAmong']): () => void {
  const check = async () => {
    const sockets = [...io.sockets.sockets.values()];
    const now = host.clock.now();
    for (const socket of sockets) if (socket.data.expiresAt + afterExpiryMs < now) socket.disconnect(true);
    const open = [...new Set(sockets.map((socket) => String(socket.data.sessionId)))];
    const ended = open.length ? await endedAmong(open) : [];
    expelAll(io, ended);
  };
  const timer = setInterval(() => {
    check().catch((fault: unknown) =>
      host.log.warn({ fault: String(fault) }, 'sessions could not be checked'),
    );
  }, checkEveryMs);
  return () => clearInterval(timer);
}

function expelAll(io: Server, sessions: readonly EndedSession[]): void {
  const because = new Map(sessions.map((session) => [session.id, session.because]));
  for (const socket of io.sockets.sockets.values()) {
    const why = because.get(socket.data.sessionId);
    if (why !== undefined) expel(socket, 'SessionRevoked', why);
  }
}

/** Ends a connection; only who is signed out is told so, everyone else comes back later. */
export function expel(socket: Socket, error: RefusalKey, because?: string): void {
  const reason = because === 'removed' || because === 'deleted' ? { reason: because } : {};
  if (refusals[error] === 401) socket.emit('person:signedOut', { error, ...reason });
  socket.disconnect(true);
}
