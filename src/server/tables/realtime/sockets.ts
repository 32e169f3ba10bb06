// The types of this server's sockets: what is sent over them, and what is kept with each connection.
import type { Server, Socket } from 'socket.io';
import type { ToClient } from '../../../contract/realtime.ts';
import type { Wire } from '../matches/broadcaster.ts';
import type { Admitted } from './authorize.ts';

/** Anything may come from a client: the dispatcher parses each message by its schema. */
type FromClient = Record<string, (...parts: readonly unknown[]) => void>;
type Listeners = { readonly [N in keyof ToClient]: (payload: ToClient[N]) => void };
type BetweenNodes = Record<never, never>;

/** Set when the connection is admitted, before any message is read. */
export interface SocketData extends Admitted {
  readonly wire: Wire;
  /** Receives no quick phrases. */
  isMuted: boolean;
}

export type GameSocket = Socket<FromClient, Listeners, BetweenNodes, SocketData>;
export type GameServer = Server<FromClient, Listeners, BetweenNodes, SocketData>;
