// Brings the database to the present step: each step once, in one transaction, whoever else is starting too.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { WallClock } from '../shared/clock.ts';
import { StartRefused } from '../shared/startRefused.ts';
import { type Migration, migrations } from './migrations/all.ts';
import type { Schema } from './schema/schema.ts';

/** Everybody who migrates this database takes this lock first; the number means nothing. */
const lock = 7_605_220_411;

interface Recorded {
  readonly name: string;
  readonly checksum: string;
}

export async function migrate(
  database: Kysely<Schema>,
  clock: WallClock,
  steps: readonly Migration[] = migrations,
): Promise<string[]> {
  const taken: string[] = [];
  await sql`create table if not exists migrations (
    name text primary key, checksum text not null, at bigint not null)`
    .execute(database)
    .catch(ignoreTwin);
  await refuseNewer(database, steps);
  for (const migration of steps) if (await take(database, clock, migration)) taken.push(migration.name);
  return taken;
}

/** Two nodes that create the table at the same moment: one of them is told that it exists. */
function ignoreTwin(fault: unknown): void {
  const code = fault instanceof Error && 'code' in fault ? fault.code : null;
  if (code !== '23505' && code !== '42P07') throw fault;
}

async function refuseNewer(database: Kysely<Schema>, steps: readonly Migration[]): Promise<void> {
  const { rows } = await sql<Recorded>`select name, checksum from migrations order by name`.execute(database);
  const unknown = rows.find(({ name }) => !steps.some((step) => step.name === name));
  if (unknown)
    throw new StartRefused(
      `The database was written by a newer version of this server (step ${unknown.name}). Start that version, or restore an older backup.`,
    );
}

async function take(database: Kysely<Schema>, clock: WallClock, migration: Migration): Promise<boolean> {
  const checksum = await checksumOf(migration);
  return database.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local lock_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx);
    const { rows } = await sql<Recorded>`
      select name, checksum from migrations where name = ${migration.name}`.execute(trx);
    const recorded = rows[0];
    if (recorded && recorded.checksum !== checksum)
      throw new StartRefused(
        `Step ${migration.name} of the database is not the one this server knows. A step is never changed after it was taken.`,
      );
    if (recorded) return false;
    await migration.up(trx);
    await sql`insert into migrations (name, checksum, at)
      values (${migration.name}, ${checksum}, ${clock.now()})`.execute(trx);
    return true;
  });
}

/** Of the source, so that a step changed by accident is noticed; line ends differ between systems. */
async function checksumOf(migration: Migration): Promise<string> {
  const source = await readFile(migration.source, 'utf8');
  return createHash('sha256').update(source.replaceAll('\r\n', '\n')).digest('hex');
}
