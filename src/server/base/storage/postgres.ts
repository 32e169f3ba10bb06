// Opens a PostgreSQL server: a pool with time limits on everything.
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { exitStuck, StartRefused } from '../shared/startRefused.ts';
import type { OpenDatabase } from './database.ts';
import { refusalOfFault } from './faults.ts';
import { guardedPool } from './guardedPool.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema/schema.ts';

/** Type numbers of PostgreSQL whose values are plain numbers here: bigint and numeric. */
const numbers: ReadonlySet<number> = new Set([20, 1700]);

export const postgresTypes: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (numbers.has(type) ? Number : pg.types.getTypeParser(type, format)),
};

const limits: pg.PoolConfig = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  query_timeout: 5_500,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
};

const common: pg.PoolConfig = { types: postgresTypes, keepAlive: true, application_name: 'topla' };

const over = (pool: PostgresPool): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

export interface PostgresSettings {
  readonly url: string;
  readonly connections: number;
}

/** `onTrouble` is called when an idle connection breaks. */
export async function openPostgres(
  settings: PostgresSettings,
  onTrouble: (error: Error) => void,
): Promise<OpenDatabase> {
  const server: pg.PoolConfig = { ...common, connectionString: settings.url };
  const patient = over(new pg.Pool({ ...server, max: 1 }).on('error', onTrouble));
  await migrate(patient)
    .catch(refuseUnreachable)
    .finally(() => patient.destroy());
  const database = over(guardedPool({ ...server, ...limits, max: settings.connections }, onTrouble));
  return {
    rows: database,
    moves: database,
    isEmbedded: false,
    isReadOnly: () => false,
    runScript: null,
    hotBackup: null,
    close: () => database.destroy(),
  };
}

/** No such host, no such user or password, no such database, no right to make tables in it. */
const wrongAddress = /^(?:ENOTFOUND|ERR_INVALID_URL|28|3D|42501)/;

function refuseUnreachable(error: unknown): never {
  if (refusalOfFault(error) === 'TemporarilyUnavailable')
    throw new StartRefused(`PostgreSQL cannot be reached: ${String(error)}`, exitStuck);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!wrongAddress.test(code)) throw error;
  throw new StartRefused(
    `DATABASE_URL does not lead to a database that this server may use (${code}: ${error instanceof Error ? error.message : ''}). Check its host, user, password and database name.`,
  );
}
