// Messages between nodes by Redis. They only save time: a node that misses one reads the database soon after.
import type { FastifyBaseLogger } from 'fastify';
import { createClient } from 'redis';
import type { Announcement } from '../shared/announcements.ts';
import type { Announcer } from './host.ts';

/** About people: what was announced on a node, or that somebody connected to it or left. */
export type PeopleMessage = Announcement | { readonly kind: 'presence' };

export interface NodeListener {
  /** Rooms that another node changed. */
  room(roomId: string): void;
  people(message: PeopleMessage): void;
}

export interface NodeMessages extends Announcer {
  people(message: PeopleMessage): void;
  listen(listener: NodeListener): Promise<void>;
  close(): Promise<void>;
}

const noOtherNodes: NodeMessages = {
  turn() {},
  room() {},
  people() {},
  async listen() {},
  async close() {},
};

const roomChannel = 'topla:rooms';
const peopleChannel = 'topla:people';
/** While Redis is away nothing may pile up. */
const mostWaiting = 1_000;

/** Without an address there is nobody to tell. */
export function connectNodes(
  redisUrl: string | null,
  nodeId: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): NodeMessages {
  if (redisUrl === null) return noOtherNodes;
  const speaker = createClient({
    url: redisUrl,
    commandsQueueMaxLength: mostWaiting,
    disableOfflineQueue: true,
  });
  const listener = speaker.duplicate();
  for (const client of [speaker, listener])
    client.on('error', (fault: unknown) => log.warn({ fault: String(fault) }, 'redis is away'));
  const tell = (channel: string, news: string) => {
    if (speaker.isReady) speaker.publish(channel, `${nodeId} ${news}`).catch(() => undefined);
  };
  const tellRoom = (roomId: string) => tell(roomChannel, roomId);
  /** What another node said, without its name. */
  const fromOthers = (heard: (news: string) => void) => (told: string) => {
    const gap = told.indexOf(' ');
    if (gap > 0 && told.slice(0, gap) !== nodeId) heard(told.slice(gap + 1));
  };
  return {
    turn: tellRoom,
    room: tellRoom,
    people: (news) => tell(peopleChannel, JSON.stringify(news)),
    async listen({ room, people }) {
      // Redis may come later; nothing waits for it.
      void speaker.connect().catch(() => undefined);
      void listener
        .connect()
        .then(async () => {
          await listener.subscribe(roomChannel, fromOthers(room));
          const said = (news: string) => people(JSON.parse(news) as PeopleMessage); // written by a node like this one
          await listener.subscribe(peopleChannel, fromOthers(said));
        })
        .catch(() => undefined);
    },
    async close() {
      for (const client of [speaker, listener]) client.destroy();
    },
  };
}
