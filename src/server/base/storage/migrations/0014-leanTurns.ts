// A turn costs less to write: fewer indexes on turns and matches, and entries as the text they come in.
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table turns drop constraint turns_match_id_move_id_key',
  'alter table turns alter entries type json using entries::json',
  'drop index matches_running',
  'drop index matches_of_team',
  'drop index matches_of_room',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
