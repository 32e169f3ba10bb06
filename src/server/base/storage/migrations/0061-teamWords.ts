// Words of a team's own, a list for each game that can be played with them.
import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table team_words (
    team_id uuid not null references teams (id) on delete cascade,
    game_name text not null,
    words jsonb not null,
    saved_at bigint not null,
    primary key (team_id, game_name)
  )`.execute(database);
}
