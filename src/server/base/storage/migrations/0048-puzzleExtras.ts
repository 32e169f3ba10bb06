// The answers to the questions that follow the end of an attempt at a puzzle.
import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table puzzle_attempts add column extras jsonb not null default '[]'`)
    .execute(database);
}
