// Rate limit of packets of a connection, whatever they are: unknown events, acknowledgements nobody asked for, pings.
import { type BucketLimit, fullBucket, refill } from '../../base/rates/bucket.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { GameServer, GameSocket } from './sockets.ts';

/** Well beyond what messageLimits.ts lets a client send, so that its refusals come first. */
const packets: BucketLimit = { perMs: 100 / 1_000, burst: 200 };

/**
 * Cuts connections that send more, signed in or not. The TCP connection is destroyed: the closing handshake
 * of WebSocket would wait half a minute for a client that does not answer it, reading all the while.
 */
export function limitPackets(io: GameServer, clock: WallClock, scale: number): void {
  const limit: BucketLimit = { perMs: packets.perMs * scale, burst: packets.burst * scale };
  io.engine.on('connection', (connection: GameSocket['conn']) => {
    const bucket = fullBucket(limit, clock.monotonic());
    // The transport reports packets of a connection that is closing, too.
    connection.transport.on('packet', () => {
      if (refill(bucket, limit, clock.monotonic()) > 0) connection.request.socket.destroy();
      else bucket.tokens -= 1;
    });
  });
}
