// The connection pool of a PostgreSQL server behind a circuit breaker.
import { setTimeout } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { CircuitBreaker } from './circuitBreaker.ts';
import { DatabaseFault, sqlState } from './faults.ts';

/** A connection that never answers must not hold up the end of the server. */
const longestEndMs = 5_000;
const probeLimits = { max: 1, connectionTimeoutMillis: 1_000, query_timeout: 1_000 };

export function guardedPool(config: pg.PoolConfig, onTrouble: (error: Error) => void): PostgresPool {
  const pool = new pg.Pool(config);
  const probe = new pg.Pool({ ...config, ...probeLimits });
  pool.on('error', onTrouble);
  pool.on('connect', (client) => client.on('error', onTrouble)); // also while it is in use: an error event without a listener would end the process
  probe.on('error', () => {});
  probe.on('connect', (client) => client.on('error', () => {}));
  const breaker = new CircuitBreaker(() => probe.query('select 1'));
  return {
    options: pool.options,
    connect: async () =>
      guarded(
        await breaker.run(
          () => pool.connect(),
          (late) => late.release(), // the caller has been refused already
        ),
        breaker,
      ),
    async end() {
      breaker.stop();
      const ended = Promise.all([pool.end(), probe.end()]);
      await Promise.race([ended, setTimeout(longestEndMs, undefined, { ref: false })]);
    },
  };
}

/** A server that is a standby, or is becoming one, counts as unavailable for writes. */
function asUnavailableIfReadOnly(error: unknown): unknown {
  const isReadOnly = error instanceof pg.DatabaseError && error.code === sqlState.readOnly;
  return isReadOnly ? new DatabaseFault(error.message, sqlState.away) : error;
}

/**
 * A connection released while a statement is pending or was never sent is closed, not reused: it may be inside a transaction.
 * So is one that takes no writes: after a failover the next one leads to the server that does.
 */
function guarded(client: pg.PoolClient, breaker: CircuitBreaker): PostgresPoolClient {
  let unanswered = 0;
  let isUseless = false;
  async function send<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    try {
      const answered = await client.query(sql, [...parameters]);
      return answered as PostgresQueryResult<Row>; // what the query builder promised of this statement
    } catch (error) {
      const fault = asUnavailableIfReadOnly(error);
      isUseless ||= fault !== error;
      throw fault;
    } finally {
      unanswered -= 1;
    }
  }
  const query = (sql: string, parameters: readonly unknown[]) => {
    unanswered += 1;
    return breaker.run(() => send(sql, parameters));
  };
  return {
    query: query as PostgresPoolClient['query'], // cursors are not used
    release: (destroy) => client.release(destroy || isUseless || unanswered > 0),
  };
}
