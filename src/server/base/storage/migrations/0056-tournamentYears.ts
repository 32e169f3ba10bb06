// The table of a year: an index that finds what tournaments of a team brought in it.
import { type Kysely, sql } from 'kysely';

const statement = `create index tournament_points on xp_lines (team_id, at) include (user_id, xp)
  where source = 'tournament'`;

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(database);
}
