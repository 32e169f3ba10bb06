// Messages between nodes over Redis pub/sub. They only save time: a node that misses one reads the database soon after.
import type { FastifyBaseLogger } from 'fastify';
import { createClient } from 'redis';
import { type PeopleMessage, readPeopleMessage } from './peopleMessage.ts';

/** Announces what this node stored, so that other nodes read it sooner. */
export interface Announcer {
  turn(roomId: string): void;
  room(roomId: string, teamId: string): void;
}

export interface NodeListener {
  /** A room that another node changed; its team, where more than its match changed. */
  room(roomId: string, teamId: string | null): void;
  people(message: PeopleMessage): void;
}

export interface NodeMessages extends Announcer {
  people(message: PeopleMessage): void;
  listen(listener: NodeListener): Promise<void>;
  /** Whether other nodes can be heard: null where none are expected. */
  isConnected(): boolean | null;
  close(): Promise<void>;
}

const noOtherNodes: NodeMessages = {
  turn() {},
  room() {},
  people() {},
  async listen() {},
  isConnected: () => null,
  async close() {},
};

const roomChannel = 'topla:rooms';
const peopleChannel = 'topla:people';
/** Bounds the commands waiting while Redis is unavailable. */
const mostWaiting = 1_000;

/** Without an address there are no other nodes. */
export function connectNodes(
  redisUrl: string | null,
  nodeId: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): NodeMessages {
  if (redisUrl === null) return noOtherNodes;
  const publisher = createClient({
    url: redisUrl,
    commandsQueueMaxLength: mostWaiting,
    disableOfflineQueue: true,
  });
  const subscriber = publisher.duplicate();
  for (const client of [publisher, subscriber])
    client.on('error', (fault: unknown) => log.warn({ fault: String(fault) }, 'redis is away'));
  const publish = (channel: string, payload: string) => {
    if (publisher.isReady) publisher.publish(channel, `${nodeId} ${payload}`).catch(() => undefined);
  };
  /** Passes on messages of other nodes, without the sender's id. */
  const fromOthers = (receive: (payload: string) => void) => (message: string) => {
    const gap = message.indexOf(' ');
    if (gap > 0 && message.slice(0, gap) !== nodeId) receive(message.slice(gap + 1));
  };
  return {
    turn: (roomId) => publish(roomChannel, roomId),
    room: (roomId, teamId) => publish(roomChannel, `${roomId} ${teamId}`),
    people: (message) => publish(peopleChannel, JSON.stringify(message)),
    async listen({ room, people }) {
      // Redis may come later; nothing waits for it.
      publisher.connect().catch(() => undefined);
      subscriber
        .connect()
        .then(async () => {
          const receiveRoom = (payload: string) => {
            const [roomId = '', teamId = null] = payload.split(' ');
            room(roomId, teamId);
          };
          await subscriber.subscribe(roomChannel, fromOthers(receiveRoom));
          const receive = (payload: string) => {
            const message = readPeopleMessage(payload);
            if (message) people(message);
          };
          await subscriber.subscribe(peopleChannel, fromOthers(receive));
        })
        .catch(() => undefined);
    },
    isConnected: () => publisher.isReady && subscriber.isReady,
    async close() {
      for (const client of [publisher, subscriber]) client.destroy();
    },
  };
}
