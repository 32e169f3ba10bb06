// Opens a database to look at it: nothing is migrated, and every write is refused by the database itself.
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { WallClock } from '../shared/clock.ts';
import { StartRefused } from '../shared/startRefused.ts';
import type { Database } from './database.ts';
import { LiteConnection, patientLimits } from './lite/connection.ts';
import { ConnectionQueue } from './lite/connectionQueue.ts';
import { liteDialect } from './lite/dialect.ts';
import { lockDirectory } from './lite/lock.ts';
import type { Schema } from './schema/schema.ts';

export interface ReadOnlySettings {
  readonly databaseUrl: string | null;
  readonly dataDirectory: string;
}

export interface ReadOnlyDatabase {
  readonly rows: Database;
  close(): Promise<void>;
}

export const openReadOnly = (settings: ReadOnlySettings, clock: WallClock): Promise<ReadOnlyDatabase> =>
  settings.databaseUrl === null
    ? openDirectory(settings.dataDirectory, clock)
    : openServer(settings.databaseUrl);

async function openServer(connectionString: string): Promise<ReadOnlyDatabase> {
  const { default: pg } = await import('pg');
  const { postgresTypes } = await import('./postgres.ts');
  const options = '-c default_transaction_read_only=on';
  const pool = new pg.Pool({
    connectionString,
    options,
    max: 1,
    types: postgresTypes,
    application_name: 'topla read-only',
  });
  const rows = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { rows, close: () => rows.destroy() };
}

/** The lock keeps a server from starting meanwhile, and says which process has the directory now. */
async function openDirectory(dataDirectory: string, clock: WallClock): Promise<ReadOnlyDatabase> {
  const directory = join(dataDirectory, 'database');
  await access(join(directory, 'PG_VERSION')).catch(() => {
    throw new StartRefused(
      `There is no database in ${dataDirectory}. Set TOPLA_DATA to the directory of the server.`,
    );
  });
  const lock = lockDirectory(directory, clock.now());
  const connection = await LiteConnection.open({ directory }, clock, (why) => {
    throw new StartRefused(`The database in ${dataDirectory} stopped: ${why}.`);
  });
  const rows = new Kysely<Schema>({
    dialect: liteDialect(connection, new ConnectionQueue(), patientLimits),
  });
  await sql`set default_transaction_read_only = on`.execute(rows);
  return {
    rows,
    async close() {
      await connection.close();
      lock.release();
    },
  };
}
