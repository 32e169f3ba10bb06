// Team cups: the departments of a tournament, how many results of each count, and for which one somebody plays.
import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table tournaments
    add column departments jsonb,
    add column asked_counted int,
    add column counted int`,
  'alter table tournament_entrants add column department int',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
