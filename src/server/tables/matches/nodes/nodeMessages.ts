// Messages between nodes. They only save time: a node that misses one reads the database soon after.
import type { Config } from '../../../base/config/config.ts';
import type { Log } from '../../../base/shared/log.ts';
import type { NodeChannel } from './nodeChannel.ts';
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
  listen(listener: NodeListener): void;
  /** Whether other nodes can be heard: null where there are none. */
  isConnected(): boolean | null;
  close(): Promise<void>;
}

const noOtherNodes: NodeMessages = {
  turn() {},
  room() {},
  people() {},
  listen() {},
  isConnected: () => null,
  async close() {},
};

/** Redis where there is one, else PostgreSQL; an embedded database has no other nodes. The client of Redis is a tenth of what a start loads, so it is loaded only for Redis. */
async function openChannel(
  { redisUrl, databaseUrl }: Pick<Config, 'redisUrl' | 'databaseUrl'>,
  nodeId: string,
  log: Pick<Log, 'warn'>,
): Promise<NodeChannel | null> {
  if (redisUrl !== null) {
    const { openRedisChannel } = await import('./redisChannel.ts');
    return openRedisChannel(redisUrl, nodeId, log);
  }
  if (databaseUrl === null) return null;
  const { openPostgresChannel } = await import('./postgresChannel.ts');
  return openPostgresChannel(databaseUrl, nodeId, log);
}

/** JSON says the same without any other characters, so that a byte of it is a character. */
const inAscii = (json: string): string =>
  json.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

export async function connectNodes(
  config: Pick<Config, 'redisUrl' | 'databaseUrl'>,
  nodeId: string,
  log: Pick<Log, 'warn'>,
): Promise<NodeMessages> {
  const channel = await openChannel(config, nodeId, log);
  if (!channel) return noOtherNodes;
  return {
    turn: (roomId) => channel.send('rooms', roomId),
    room: (roomId, teamId) => channel.send('rooms', `${roomId} ${teamId}`),
    people: (message) => channel.send('people', inAscii(JSON.stringify(message))),
    listen({ room, people }) {
      channel.listen((topic, text) => {
        if (topic === 'rooms') {
          const [roomId = '', teamId = null] = text.split(' ');
          room(roomId, teamId);
          return;
        }
        const message = readPeopleMessage(text);
        if (message) people(message);
      });
    },
    isConnected: () => channel.isConnected(),
    close: () => channel.close(),
  };
}
