// The notes that people keep for themselves on games; they go with the game, and with the person.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table match_notes (
    user_id uuid not null references people (id) on delete cascade,
    match_id text not null references matches (id) on delete cascade,
    note text not null,
    saved_at bigint not null,
    primary key (user_id, match_id)
  )`,
  'create index match_notes_of_match on match_notes (match_id)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
