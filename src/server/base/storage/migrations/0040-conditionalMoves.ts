// Conditional moves: what a person answers to moves that their opponent may play, until the game goes another way.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table conditional_moves (
    user_id uuid not null references people (id) on delete cascade,
    match_id text not null references matches (id) on delete cascade,
    room_id text not null,
    turn int not null,
    lines json not null,
    news text,
    saved_at bigint not null,
    primary key (match_id, user_id)
  )`,
  'create index conditional_moves_of_person on conditional_moves (user_id)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
