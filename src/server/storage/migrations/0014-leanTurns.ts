// Turns and matches lose indexes that every write paid for: a turn's number alone is the lock between nodes.
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table turns drop constraint turns_match_id_move_id_key',
  'drop index matches_running',
  'drop index matches_of_team',
  'drop index matches_of_room',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
