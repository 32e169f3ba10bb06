// Brings the database schema up to date with Kysely's migrator: all missing migrations in one transaction, under a lock.
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartRefused } from '../shared/startRefused.ts';
import { migrations } from './migrations/all.ts';
import type { Schema } from './schema/schema.ts';

type Migrations = typeof migrations;

/** Nodes that adopt at the same time take this lock first; the number means nothing. */
const adoptionLock = 7_605_220_411;

/** The names of the migrations that this call ran. `database` must have no short time limits. */
export async function migrate(database: Kysely<Schema>, known: Migrations = migrations): Promise<string[]> {
  await adoptOldRecord(database);
  if (await isUpToDate(database, known)) return []; // as at most starts: the migrator would read the whole catalogue
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...known }) },
    allowUnorderedMigrations: true, // by name alone: the clocks of older servers are not to be trusted
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) return results.map(({ migrationName }) => migrationName);
  await isUpToDate(database, known); // a newer node may have migrated since the first look
  throw error;
}

const exists = async (database: Kysely<Schema>, table: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${table}) is not null as found`.execute(
    database,
  );
  return rows[0]?.found === true;
};

/** Versions before Kysely's migrator kept their record in a table `migrations`; it is copied once. */
async function adoptOldRecord(database: Kysely<Schema>): Promise<void> {
  if (await exists(database, 'kysely_migration')) return;
  if (!(await exists(database, 'migrations'))) return;
  await database.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(adoptionLock)})`.execute(trx);
    await sql`create table if not exists kysely_migration (
      name varchar(255) primary key, timestamp varchar(255) not null)`.execute(trx);
    await sql`
      insert into kysely_migration (name, timestamp)
      select name, to_char(to_timestamp(at / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      from migrations
      on conflict do nothing`.execute(trx);
  });
}

/** Refuses the start where the database has a migration that this version does not know. */
async function isUpToDate(database: Kysely<Schema>, known: Migrations): Promise<boolean> {
  if (!(await exists(database, 'kysely_migration'))) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  const unknown = rows.find(({ name }) => !Object.hasOwn(known, name));
  if (unknown)
    throw new StartRefused(
      `The database was written by a newer version of this server (step ${unknown.name}). Start that version, or restore an older backup.`,
    );
  return rows.length === Object.keys(known).length;
}
