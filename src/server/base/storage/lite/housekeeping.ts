// Checkpoints and vacuum of the embedded database: a PostgreSQL server does them by itself.
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema/schema.ts';

const checkpointEveryMs = 5_000;
/** Everybody waits for a checkpoint, so there are few; a start after a crash reads this much again. */
const checkpointBytes = 128 * 1024 * 1024;
const vacuumEveryMs = 30 * 60_000;

async function checkpointWhenDue(database: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as bytes from pg_control_checkpoint()`.execute(
    database,
  );
  if ((rows[0]?.bytes ?? 0) > checkpointBytes) await sql`checkpoint`.execute(database);
}

/** Table by table, so that others get their turn in between; pg-boss has tables too. */
async function vacuum(database: Kysely<Schema>): Promise<void> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(database);
  for (const { schema, name } of tables)
    await sql`vacuum (analyze) ${sql.table(`${schema}.${name}`)}`.execute(database);
}

/** `database` must be a patient one. What fails is done at the next interval. */
export function startHousekeeping(database: Kysely<Schema>, isPaused: () => boolean): () => void {
  let work: Promise<void> | null = null;
  const every = (ms: number, act: (database: Kysely<Schema>) => Promise<void>) =>
    setInterval(() => {
      if (work || isPaused()) return;
      work = act(database)
        .catch(() => {})
        .finally(() => {
          work = null;
        });
    }, ms).unref();
  const timers = [every(checkpointEveryMs, checkpointWhenDue), every(vacuumEveryMs, vacuum)];
  return () => timers.forEach(clearInterval);
}
