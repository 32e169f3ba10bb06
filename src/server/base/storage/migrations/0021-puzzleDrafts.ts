// Drafts of puzzles that were not submitted, so that a person can continue on another device.
import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table puzzle_attempts
      add column draft text not null default '',
      add column draft_at bigint not null default 0`)
    .execute(database);
}
