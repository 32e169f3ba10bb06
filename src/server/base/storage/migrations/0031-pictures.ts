// Pictures are stored in the database, where every node finds them; the hourly clean-up moves older ones in from the disk.
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table pictures add column content bytea',
  'alter table pictures alter column content set storage external',
  'create index pictures_on_disk on pictures (name) where content is null',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
