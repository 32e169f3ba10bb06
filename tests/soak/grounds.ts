// Where tables are played for long: on the embedded database, on PostgreSQL, or on two nodes that share one.
import { randomBytes } from 'node:crypto';
import { lettersIn } from '../support/people/letters.ts';
import type { Letters } from '../support/people/team.ts';
import { postgresForTests } from '../support/servers/postgres.ts';
import { redisForTests } from '../support/servers/redis.ts';
import { type Serving, serve } from '../support/servers/serving.ts';

export interface Ground {
  readonly nodes: readonly [Serving, ...Serving[]];
  /** Where people of it find their mails; not there: on the server's own page. */
  readonly letters?: Letters;
  remove(): Promise<void>;
}

const unlimited = { RATE_SCALE: '100000' };

export async function embedded(): Promise<Ground> {
  const node = await serve(unlimited);
  return { nodes: [node], remove: () => node.remove() };
}

/** Null: PostgreSQL, or for two nodes Redis, is not on this machine. */
export async function onPostgres(nodeCount: 1 | 2): Promise<Ground | null> {
  const postgres = await postgresForTests();
  if (!postgres) return null;
  const redis = nodeCount === 1 ? null : await redisForTests();
  if (nodeCount === 2 && !redis) {
    await postgres.stop();
    return null;
  }
  const environment = {
    ...unlimited,
    DATABASE_URL: postgres.url,
    SIGNING_KEY: randomBytes(32).toString('base64url'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'http://topla.test',
    ...(redis && { REDIS_URL: redis.url }),
  };
  const first = await serve(environment);
  const others = nodeCount === 1 ? [] : [await serve(environment)];
  const nodes = [first, ...others] as const;
  return {
    nodes,
    letters: lettersIn(postgres.url),
    async remove() {
      for (const node of nodes) await node.remove();
      await redis?.halt();
      await postgres.stop();
    },
  };
}
