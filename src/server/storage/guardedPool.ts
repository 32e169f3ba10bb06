// The connection pool of a PostgreSQL server behind a circuit breaker.
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { CircuitBreaker } from './circuitBreaker.ts';

const probeLimits = { max: 1, connectionTimeoutMillis: 1_000, query_timeout: 1_000 };

export function guardedPool(config: pg.PoolConfig, onTrouble: (error: Error) => void): PostgresPool {
  const pool = new pg.Pool(config);
  const probe = new pg.Pool({ ...config, ...probeLimits });
  pool.on('error', onTrouble);
  probe.on('error', () => {});
  const breaker = new CircuitBreaker(() => probe.query('select 1'));
  return {
    options: pool.options,
    connect: async () => guarded(await breaker.run(() => pool.connect()), breaker),
    async end() {
      breaker.stop();
      await Promise.all([pool.end(), probe.end()]);
    },
  };
}

/** A connection released while a statement is pending is closed, not reused. */
function guarded(client: pg.PoolClient, breaker: CircuitBreaker): PostgresPoolClient {
  let unanswered = 0;
  async function send<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    unanswered += 1;
    const asked = client.query(sql, [...parameters]);
    return asked.finally(() => {
      unanswered -= 1;
    }) as Promise<PostgresQueryResult<Row>>; // what the query builder promised of this statement
  }
  const query = (sql: string, parameters: readonly unknown[]) => breaker.run(() => send(sql, parameters));
  return {
    query: query as PostgresPoolClient['query'], // cursors are not used
    release: (destroy) => client.release(destroy || unanswered > 0),
  };
}
