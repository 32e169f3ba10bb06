// Keeps servers from before Kysely's migrator out: they look for names they do not know in the table `migrations`.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table if not exists migrations (
    name text primary key, checksum text not null, at bigint not null
  )`,
  `insert into migrations (name, checksum, at) values ('0010-olderServers', '', 0)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
