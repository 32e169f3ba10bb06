// Backpressure: disconnects sockets whose outgoing bytes have piled up for too long.
import type { WallClock } from '../../base/shared/clock.ts';
import { bytesWaiting } from './packetWriter.ts';
import type { GameServer, GameSocket } from './sockets.ts';

const mostBytes = 128 * 1024;
const slowForMs = 5_000;
const checkEveryMs = 1_000;

export function watchBackpressure(
  io: GameServer,
  clock: WallClock,
  disconnect: (socket: GameSocket) => void,
): () => void {
  const slowSince = new WeakMap<GameSocket, number>();
  const timer = setInterval(() => {
    const now = clock.monotonic();
    for (const socket of io.sockets.sockets.values()) {
      if (bytesWaiting(socket) <= mostBytes) slowSince.delete(socket);
      else if (now - (slowSince.get(socket) ?? now) >= slowForMs) disconnect(socket);
      else if (!slowSince.has(socket)) slowSince.set(socket, now);
    }
  }, checkEveryMs);
  return () => clearInterval(timer);
}
