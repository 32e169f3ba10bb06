// What somebody has written into a puzzle and not handed in, so that another device goes on with it.
import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table puzzle_attempts
      add column draft text not null default '',
      add column draft_at bigint not null default 0`)
    .execute(database);
}
