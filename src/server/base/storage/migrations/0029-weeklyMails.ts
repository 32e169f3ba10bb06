// The week, by its Monday, for which a person and a team last had their weekly mail.
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table people add column weekly_mailed text',
  'alter table teams add column weekly_mailed text',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
