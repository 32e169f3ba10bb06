// Opens a PostgreSQL server: a pool with time limits on everything.
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { WallClock } from '../clock.ts';
import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';

/** Type numbers of PostgreSQL whose values are plain numbers here: bigint and numeric. */
const numbers: ReadonlySet<number> = new Set([20, 1700]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (numbers.has(type) ? Number : pg.types.getTypeParser(type, format)),
};

const limits: pg.PoolConfig = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  query_timeout: 5_500,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
};

const open = (config: pg.PoolConfig, onTrouble: (error: Error) => void): Kysely<Schema> => {
  const pool = new pg.Pool({ ...config, types, keepAlive: true, application_name: 'topla' });
  pool.on('error', onTrouble);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
};

export interface PostgresSettings {
  readonly url: string;
  readonly connections: number;
}

/** `onTrouble` hears of connections that break while nobody uses them. */
export async function openPostgres(
  settings: PostgresSettings,
  clock: WallClock,
  onTrouble: (error: Error) => void,
): Promise<OpenDatabase> {
  const patient = open({ connectionString: settings.url, max: 1 }, onTrouble);
  await migrate(patient, clock).finally(() => patient.destroy());
  const database = open({ connectionString: settings.url, max: settings.connections, ...limits }, onTrouble);
  return { rows: database, isEmbedded: false, isReadOnly: () => false, close: () => database.destroy() };
}
