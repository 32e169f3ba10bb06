// A PostgreSQL server that stops answering, and comes back.
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { machineClock } from '../../../src/server/base/shared/clock.ts';
import type { OpenDatabase } from '../../../src/server/base/storage/database.ts';
import { refusalOfFault } from '../../../src/server/base/storage/faults.ts';
import { guardedPool } from '../../../src/server/base/storage/guardedPool.ts';
import { openDatabase } from '../../../src/server/base/storage/open.ts';
import { type FrozenWire, wireTo } from '../../support/servers/frozenWire.ts';
import { postgresForTests } from '../../support/servers/postgres.ts';

const postgres = await postgresForTests({ isMigrated: true });
if (!postgres) console.error('NOT TESTED with PostgreSQL away: set DATABASE_URL, or install a server');

describe.skipIf(!postgres)('a server that stops answering', () => {
  let wire: FrozenWire;
  let address: string;
  let database: OpenDatabase;
  beforeAll(async () => {
    const url = new URL(postgres?.url ?? '');
    wire = await wireTo(url.hostname, Number(url.port || 5_432));
    url.port = String(wire.port);
    address = url.href;
    database = await openDatabase(
      { databaseUrl: address, databaseConnections: 4, dataDirectory: tmpdir(), leastFreeMebibytes: 1 },
      machineClock,
      { onLost: () => {}, onTrouble: () => {} },
    );
  });
  afterAll(async () => {
    await wire?.close(); // first: a pool waits for connections that are busy, and these may be frozen
    await database?.close();
    await postgres?.stop();
  });

  const write = (id: string) =>
    sql`insert into nodes (id, heartbeat, presence) values (${id}, 1, '{}')`.execute(database.rows).then(
      () => 'stored',
      (error: unknown) => refusalOfFault(error),
    );

  test('everybody is refused, those who asked before and those who come after, and served again when it is back', async () => {
    expect(await write('before')).toBe('stored');
    wire.freeze();
    const during = await Promise.all(Array.from({ length: 12 }, (_, number) => write(`during-${number}`)));
    expect(new Set(during)).toEqual(new Set(['TemporarilyUnavailable']));
    expect(await write('after')).toBe('TemporarilyUnavailable');
    wire.thaw();
    await expect.poll(() => write(`back-${machineClock.monotonic()}`)).toBe('stored');
    const all = await Promise.all(Array.from({ length: 12 }, (_, number) => write(`again-${number}`)));
    expect(new Set(all)).toEqual(new Set(['stored']));
    const { rows } = await sql<{ id: string }>`select id from nodes where id = 'after'`.execute(
      database.rows,
    );
    expect(rows).toEqual([]);
  });

  describe('with one connection', () => {
    /** A connection waits for longer than any test, so that no time limit of the pool does the work of ours. */
    const poolOfOne = () =>
      guardedPool({ connectionString: address, max: 1, connectionTimeoutMillis: 60_000 }, () => {});
    const ask = (pool: ReturnType<typeof poolOfOne>) =>
      pool.connect().then(
        (client) => client,
        () => null,
      );

    test('gives back what comes for someone who was refused meanwhile', async () => {
      const pool = poolOfOne();
      const first = await pool.connect();
      const waiting = ask(pool);
      wire.freeze();
      expect(await waiting).toBeNull();
      wire.thaw();
      first.release();
      await expect
        .poll(() => ask(pool).then((client) => client?.release() === undefined && client !== null))
        .toBe(true);
      await pool.end();
    });

    test('is not used again when it takes no writes: after a failover another one leads to the server that does', async () => {
      const pool = poolOfOne();
      const first = await pool.connect();
      await first.query('set default_transaction_read_only = on', []);
      const refused: unknown = await first
        .query("insert into nodes (id, heartbeat, presence) values ('standby', 1, '{}')", [])
        .catch((error: unknown) => error);
      expect(refusalOfFault(refused)).toBe('TemporarilyUnavailable');
      first.release();
      const next = await pool.connect();
      await next.query("insert into nodes (id, heartbeat, presence) values ('primary', 1, '{}')", []);
      next.release();
      await pool.end();
    });

    test('is not used again when a statement of its transaction was refused', async () => {
      const pool = poolOfOne();
      const first = await pool.connect();
      await first.query('begin', []);
      await first.query("select set_config('topla.mark', 'first', false)", []);
      wire.freeze();
      await expect.poll(() => ask(pool)).toBeNull();
      await expect(first.query('rollback', [])).rejects.toThrow('does not answer');
      first.release();
      wire.thaw();
      await expect
        .poll(async () => {
          const client = await ask(pool);
          const found = await client?.query<{ mark: string | null }>(
            "select current_setting('topla.mark', true) as mark",
            [],
          );
          client?.release();
          return found?.rows[0]?.mark;
        })
        .toBeNull();
      await pool.end();
    });
  });
});
