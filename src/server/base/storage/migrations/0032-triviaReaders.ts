// People who have read or written the correct answers of a trivia before its end, and may therefore not play it.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table trivia_readers (
    trivia_id uuid not null references trivia (id) on delete cascade,
    user_id uuid not null references people (id) on delete cascade,
    read_at bigint not null,
    primary key (trivia_id, user_id)
  )`,
  'create index trivia_readers_of_person on trivia_readers (user_id)',
  `insert into trivia_readers (trivia_id, user_id, read_at)
    select id, written_by, created_at from trivia where written_by is not null`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
