// The connections to a PostgreSQL server, each statement of which gives up when the server is away.
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { Reach } from './circuitBreaker.ts';

const probeLimits = { max: 1, connectionTimeoutMillis: 1_000, query_timeout: 1_000 };

export function guardedPool(config: pg.PoolConfig, onTrouble: (error: Error) => void): PostgresPool {
  const pool = new pg.Pool(config);
  const probe = new pg.Pool({ ...config, ...probeLimits });
  pool.on('error', onTrouble);
  probe.on('error', () => {});
  const reach = new Reach(() => probe.query('select 1'));
  return {
    options: pool.options,
    connect: async () => guarded(await reach.within(() => pool.connect()), reach),
    async end() {
      reach.stop();
      await Promise.all([pool.end(), probe.end()]);
    },
  };
}

/** One that still waits for an answer when it is given back is of no use to the next. */
function guarded(client: pg.PoolClient, reach: Reach): PostgresPoolClient {
  let unanswered = 0;
  async function send<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    unanswered += 1;
    const asked = client.query(sql, [...parameters]);
    return asked.finally(() => {
      unanswered -= 1;
    }) as Promise<PostgresQueryResult<Row>>; // what the query builder promised of this statement
  }
  const query = (sql: string, parameters: readonly unknown[]) => reach.within(() => send(sql, parameters));
  return {
    query: query as PostgresPoolClient['query'], // cursors are not used
    release: (destroy) => client.release(destroy || unanswered > 0),
  };
}
