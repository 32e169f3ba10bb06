// On which node a player's window is: another node must not call the player away, and what a stopped one left is found.
import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table trivia_players add column here_on text').execute(database);
}
