// When a channel is to be told of what a team predicts: tried again where the chat tool was away.
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table prediction_games add column post_due_at bigint, add column post_tries int not null default 0',
  'create index prediction_games_to_post on prediction_games (post_due_at) where post_due_at is not null',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
