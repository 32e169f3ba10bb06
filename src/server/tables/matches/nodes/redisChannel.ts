// Carries messages between nodes over Redis pub/sub.
import { createClient } from '@redis/client';
import type { Log } from '../../../base/shared/log.ts';
import type { NodeChannel, Topic } from './nodeChannel.ts';

/** Bounds the commands waiting while Redis is unavailable. */
const mostWaiting = 1_000;

const topics: readonly Topic[] = ['rooms', 'people'];
const channelOf = (topic: Topic): string => `topla:${topic}`;

export function openRedisChannel(url: string, nodeId: string, log: Pick<Log, 'warn'>): NodeChannel {
  const publisher = createClient({ url, commandsQueueMaxLength: mostWaiting, disableOfflineQueue: true });
  const subscriber = publisher.duplicate();
  for (const client of [publisher, subscriber])
    client.on('error', (fault: unknown) => log.warn({ fault: String(fault) }, 'redis is away'));
  /** Passes on messages of other nodes, without the sender's id. */
  const fromOthers = (receive: (text: string) => void) => (message: string) => {
    const gap = message.indexOf(' ');
    if (gap > 0 && message.slice(0, gap) !== nodeId) receive(message.slice(gap + 1));
  };
  return {
    send(topic, text) {
      if (publisher.isReady) publisher.publish(channelOf(topic), `${nodeId} ${text}`).catch(() => undefined);
    },
    listen(hear) {
      // Redis may come later; nothing waits for it.
      publisher.connect().catch(() => undefined);
      subscriber
        .connect()
        .then(async () => {
          for (const topic of topics)
            await subscriber.subscribe(
              channelOf(topic),
              fromOthers((text) => hear(topic, text)),
            );
        })
        .catch(() => undefined);
    },
    isConnected: () => publisher.isReady && subscriber.isReady,
    async close() {
      for (const client of [publisher, subscriber]) client.destroy();
    },
  };
}
