// Looks through every row of every table for words that should not be anywhere any more.
import { sql } from 'kysely';
import type { Database } from '../../../src/server/base/storage/database.ts';

/** The tables in which any of these words occurs, with the row. `nodes` says who is connected just now. */
export async function tracesOf(database: Database, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ table_name: string }>`
    select table_name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'nodes' order by 1`.execute(
    database,
  );
  const traces: string[] = [];
  for (const { table_name: table } of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(database);
    for (const { row } of rows) if (words.some((word) => row.includes(word))) traces.push(`${table}: ${row}`);
  }
  return traces;
}
