// The hall of fame: indexes that find finished tournaments of a team, of a game and of a form, wins by team, and podium places by person.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create index tournaments_finished on tournaments (team_id, ended_at, id) where phase = 'finished'`,
  `create index tournaments_finished_of_game on tournaments (team_id, game_name, ended_at, id)
    where phase = 'finished'`,
  `create index tournaments_finished_of_form on tournaments (team_id, form, ended_at, id)
    where phase = 'finished'`,
  `create index tournament_wins on xp_lines (team_id, at) include (user_id)
    where source = 'tournament' and source_id like '%:1'`,
  `create index tournament_podiums on xp_lines (user_id, at) where source = 'tournament'`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
