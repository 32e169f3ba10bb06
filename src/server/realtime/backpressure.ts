// Backpressure: disconnects sockets whose outgoing packets have piled up for too long.
import type { Server, Socket } from 'socket.io';
import type { WallClock } from '../shared/clock.ts';

const mostPackets = 256;
const slowForMs = 5_000;
const checkEveryMs = 1_000;

/** Engine.IO keeps what it could not hand to the network yet in a private list; only its length is of interest. */
const waitingFor = (socket: Socket): number => {
  const waiting: unknown = Reflect.get(socket.conn, 'writeBuffer');
  return Array.isArray(waiting) ? waiting.length : 0;
};

export function watchBackpressure(
  io: Server,
  clock: WallClock,
  disconnect: (socket: Socket) => void,
): () => void {
  const slowSince = new WeakMap<Socket, number>();
  const timer = setInterval(() => {
    const now = clock.monotonic();
    for (const socket of io.sockets.sockets.values()) {
      if (waitingFor(socket) <= mostPackets) slowSince.delete(socket);
      else if (now - (slowSince.get(socket) ?? now) >= slowForMs) disconnect(socket);
      else if (!slowSince.has(socket)) slowSince.set(socket, now);
    }
  }, checkEveryMs);
  return () => clearInterval(timer);
}
