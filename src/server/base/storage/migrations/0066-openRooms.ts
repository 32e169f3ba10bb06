// Rooms that wait, and those that have just been completed: found without looking through all that a team ever had.
import { type Kysely, sql } from 'kysely';

const statements = [
  'create index rooms_waiting on rooms (updated_at) where status = 0',
  'create index rooms_completed on rooms (team_id, updated_at) where status = 4',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
