// Rate limits of socket messages, by socket and by person. Whoever goes on beyond them is disconnected.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { MessageName } from '../../../contract/realtime.ts';
import { type Bucket, type BucketLimit, fullBucket, refill } from '../../base/rates/bucket.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { GameSocket } from './sockets.ts';

const every = (count: number, ms: number): BucketLimit => ({ perMs: count / ms, burst: count });

/** Of all messages but previews, which come quicker than a person acts. */
const anyMessage: BucketLimit = { perMs: 20 / 1_000, burst: 40 };

/** Per person; messages of one class share a bucket. */
const classes = {
  create: every(6, 60_000),
  join: every(30, 60_000),
  lobby: every(20, 60_000),
  act: every(10, 1_000),
  preview: every(30, 1_000), // a line as it is drawn
  offer: every(6, 60_000),
  sync: every(10, 10_000),
  look: every(10, 1_000), // stepping back through a game
  phrase: every(5, 10_000),
  eventAnswer: every(4, 1_000),
  eventControl: every(10, 1_000),
} as const;

const classOf: Readonly<Record<MessageName, keyof typeof classes>> = {
  'room:create': 'create',
  'room:quickPlay': 'create',
  'room:join': 'join',
  'room:watch': 'join',
  'room:leave': 'lobby',
  'room:ready': 'lobby',
  'room:settings': 'lobby',
  'room:place': 'lobby',
  'room:kick': 'lobby',
  'room:hold': 'lobby',
  'room:start': 'lobby',
  'room:close': 'lobby',
  'room:say': 'phrase',
  'match:act': 'act',
  'match:preview': 'preview',
  'match:offer': 'offer',
  'match:resign': 'offer',
  'match:claim': 'offer',
  'match:late': 'offer',
  'match:takeSeat': 'offer',
  'match:sync': 'sync',
  'match:look': 'look',
  'team:watch': 'sync',
  'bingo:create': 'create',
  'bingo:join': 'join',
  'bingo:leave': 'lobby',
  'bingo:claim': 'eventAnswer',
  'bingo:control': 'eventControl',
  'bingo:people': 'sync',
  'quiz:join': 'join',
  'quiz:leave': 'lobby',
  'quiz:answer': 'eventAnswer',
  'quiz:control': 'eventControl',
  'quiz:people': 'sync',
  'tournament:watch': 'join',
  'tournament:leave': 'lobby',
};

/** Buckets. */
const sweepEvery = 10_000;
const strikesAllowed = 3;
const strikeWindowMs = 10_000;

export interface MessageLimiter {
  /** The refusal of a message too many; null lets it through. Names nobody knows count as well. */
  take(socket: GameSocket, name: MessageName | null): Refusal | null;
}

/** `scale` loosens all limits, for load tests. */
export function createMessageLimiter(
  clock: WallClock,
  scale: number,
  disconnect: (socket: GameSocket) => void,
): MessageLimiter {
  const people = new Map<string, Bucket>();
  let nextSweepAt = sweepEvery;
  const sockets = new WeakMap<GameSocket, { readonly bucket: Bucket; strikes: number[] }>();

  const scaled = ({ burst, perMs }: BucketLimit): BucketLimit => ({
    burst: burst * scale,
    perMs: perMs * scale,
  });

  /** Seconds to wait; 0 when the message may pass. */
  function takeFrom(bucket: Bucket, limit: BucketLimit): number {
    const waitMs = refill(bucket, scaled(limit), clock.monotonic());
    if (waitMs > 0) return Math.ceil(waitMs / 1_000);
    bucket.tokens -= 1;
    return 0;
  }

  const fresh = (limit: BucketLimit): Bucket => fullBucket(scaled(limit), clock.monotonic());

  /** Buckets that are full again need not be kept. Looked for once so many were added: not with every message of a full node. */
  function forgetFull(): void {
    const before = clock.monotonic() - 120_000;
    for (const [key, bucket] of people) if (bucket.filledAt < before) people.delete(key);
    nextSweepAt = people.size + sweepEvery;
  }

  function strike(socket: GameSocket, seconds: number): Refusal {
    const kept = sockets.get(socket);
    const now = clock.monotonic();
    const strikes = [...(kept?.strikes ?? []).filter((at) => at > now - strikeWindowMs), now];
    if (kept) kept.strikes = strikes;
    if (strikes.length > strikesAllowed) disconnect(socket);
    return refuse('TooManyRequests', { retryAfterSeconds: seconds });
  }

  return {
    take(socket, name) {
      const kept = sockets.get(socket) ?? { bucket: fresh(anyMessage), strikes: [] };
      sockets.set(socket, kept);
      const kind = name === null ? null : classOf[name];
      const wait = kind === 'preview' ? 0 : takeFrom(kept.bucket, anyMessage);
      if (wait > 0) return strike(socket, wait);
      if (kind === null) return null;
      const key = `${socket.data.userId}|${kind}`;
      const bucket = people.get(key) ?? fresh(classes[kind]);
      people.set(key, bucket);
      if (people.size > nextSweepAt) forgetFull();
      const waitForClass = takeFrom(bucket, classes[kind]);
      if (waitForClass > 0 && kind === 'preview') return strike(socket, waitForClass);
      return waitForClass > 0 ? refuse('TooManyRequests', { retryAfterSeconds: waitForClass }) : null;
    },
  };
}
