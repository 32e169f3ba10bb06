// The live connection: who may connect, how large a message may be, and how a socket comes and goes.
import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { isRefusal, type Refusal, type RefusalKey, refusals, refuse } from '../../contract/errors.ts';
import type { Host } from '../matches/host.ts';
import type { Actor } from '../matches/lobby.ts';
import type { Presence } from '../matches/presence.ts';
import { keepBackpressure } from './backpressure.ts';
import { attachDispatcher, type Dispatching, type Speaker } from './dispatcher.ts';
import { type FloodGate, openFloodGate } from './floods.ts';
import { makeHandlers } from './handlers.ts';
import { groups } from './listeners.ts';
import { keepVisits } from './visits.ts';

/** What the rest of the server knows about people. */
export interface Doorkeeper {
  /** Reads a token with its session; refuses what is expired, forged or revoked. */
  admit(
    token: unknown,
  ): Promise<{ readonly userId: string; readonly sessionId: string; readonly expiresAt: number } | Refusal>;
  /** Rights as of now (a few seconds old at most); refuses who may not play at all. */
  actor(userId: string, sessionId: string): Promise<Actor | Refusal>;
  gate(actor: Actor, gameName: string): Refusal | null;
  colleaguesOf(teamId: string): Promise<readonly string[]>;
  isOriginAllowed(origin: string | undefined): boolean;
  sentence(key: RefusalKey, userId: string): string;
  mayConnect(userId: string, address: string): boolean;
}

export interface RealtimeParts {
  readonly io: Server;
  readonly host: Host;
  readonly presence: Presence;
  readonly door: Doorkeeper;
  readonly rateScale: number;
}

const mostBytes = 16 * 1024;
const mostSocketsOfOne = 8;

/** The socket server, before there is a host: hosts need its listeners. */
export const openSockets = (http: HttpServer, isOriginAllowed: Doorkeeper['isOriginAllowed']): Server =>
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

export function startRealtime({ io, host, presence, door, rateScale }: RealtimeParts): {
  stop(): Promise<void>;
} {
  const visits = keepVisits(host, presence);
  const floods: FloodGate = openFloodGate(host.clock, rateScale, (socket) =>
    expel(socket, 'TooManyRequests'),
  );
  const dispatching: Dispatching = {
    floods,
    handlers: makeHandlers({
      host,
      presence,
      visits,
      gate: (actor, gameName) => door.gate(actor, gameName),
      colleaguesOf: (teamId) => door.colleaguesOf(teamId),
    }),
    speakerOf: (socket) => speakerOn(socket, door),
    sentence: (key, socket) => door.sentence(key, socket.data.userId),
    note: (what, detail) => host.log.warn(detail, what),
  };
  io.use((socket, next) => {
    admit(socket, door, rateScale, io).then(
      (refusal) => next(refusal ? new Error(refusal) : undefined),
      () => next(new Error('TemporarilyUnavailable')),
    );
  });
  io.on('connection', (socket) => welcome(socket, { presence, visits, dispatching, host, door }));
  const stopWatching = keepBackpressure(io, host.clock, (socket) => expel(socket, 'SlowConsumer'));
  return {
    async stop() {
      stopWatching();
      io.local.emit('server:leaving', { retryInMs: 500 });
      await io.close();
    },
  };
}

async function admit(
  socket: Socket,
  door: Doorkeeper,
  rateScale: number,
  io: Server,
): Promise<RefusalKey | null> {
  const admitted = await door.admit(socket.handshake.auth.token);
  if (isRefusal(admitted)) return admitted.error;
  const { userId, sessionId, expiresAt } = admitted;
  const own = io.sockets.adapter.rooms.get(groups.person(userId))?.size ?? 0;
  if (own >= mostSocketsOfOne * rateScale || !door.mayConnect(userId, socket.handshake.address))
    return 'TooManyRequests';
  Object.assign(socket.data, { userId, sessionId, expiresAt });
  return null;
}

async function speakerOn(socket: Socket, door: Doorkeeper): Promise<Speaker | Refusal> {
  const { userId, sessionId } = socket.data;
  if (typeof userId !== 'string' || typeof sessionId !== 'string') return refuse('Unauthorized');
  const actor = await door.actor(userId, sessionId);
  if (!isRefusal(actor)) return { socket, actor };
  if (actor.error === 'SessionRevoked' || actor.error === 'TokenExpired') expel(socket, actor.error);
  return actor;
}

interface Welcome {
  readonly host: Host;
  readonly presence: Presence;
  readonly visits: ReturnType<typeof keepVisits>;
  readonly dispatching: Dispatching;
  readonly door: Doorkeeper;
}

function welcome(socket: Socket, { host, presence, visits, dispatching, door }: Welcome): void {
  const { userId } = socket.data;
  refuseBinary(socket);
  socket.on('error', () => undefined);
  attachDispatcher(socket, dispatching);
  void socket.join(groups.person(userId));
  const tellTeam = (room: string | null) => {
    void speakerOn(socket, door).then((speaker) => {
      if (isRefusal(speaker)) return;
      const news = { userId, isOnline: presence.isOnline(userId), room };
      host.listeners.toTeam(speaker.actor.teamId, 'team:person', () => news);
    });
  };
  if (presence.cameOnline(userId)) tellTeam(null);
  socket.on('disconnect', () => {
    visits.exitAll(socket);
    if (presence.wentOffline(userId)) tellTeam(null);
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

/** Ends a connection; only who is signed out is told so, everyone else comes back later. */
export function expel(socket: Socket, error: RefusalKey): void {
  if (refusals[error] === 401) socket.emit('person:signedOut', { error });
  socket.disconnect(true);
}
