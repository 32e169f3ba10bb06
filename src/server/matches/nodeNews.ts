// News between nodes. They only hurry: who misses one reads the database soon after.

import type { FastifyBaseLogger } from 'fastify';
import { createClient } from 'redis';
import type { Announcer } from './host.ts';

export interface NodeNews extends Announcer {
  /** Rooms that another node changed. */
  listen(heard: (roomId: string) => void): Promise<void>;
  close(): Promise<void>;
}

const silence: NodeNews = {
  turn() {},
  room() {},
  async listen() {},
  async close() {},
};

const channel = 'topla:rooms';
/** While Redis is away nothing may pile up. */
const mostWaiting = 1_000;

/** Without an address there is nobody to tell. */
export function openNodeNews(
  redisUrl: string | null,
  nodeId: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): NodeNews {
  if (redisUrl === null) return silence;
  const speaker = createClient({
    url: redisUrl,
    commandsQueueMaxLength: mostWaiting,
    disableOfflineQueue: true,
  });
  const listener = speaker.duplicate();
  for (const client of [speaker, listener])
    client.on('error', (fault: unknown) => log.warn({ fault: String(fault) }, 'redis is away'));
  const tell = (roomId: string) => {
    if (speaker.isReady) speaker.publish(channel, `${nodeId} ${roomId}`).catch(() => undefined);
  };
  return {
    turn: tell,
    room: tell,
    async listen(heard) {
      // Redis may come later; nothing waits for it.
      void speaker.connect().catch(() => undefined);
      void listener
        .connect()
        .then(() =>
          listener.subscribe(channel, (told) => {
            const [from, roomId] = told.split(' ');
            if (from !== nodeId && roomId) heard(roomId);
          }),
        )
        .catch(() => undefined);
    },
    async close() {
      for (const client of [speaker, listener]) client.destroy();
    },
  };
}
