// More forms of tournaments: round robins with return games; arenas with their length, their end, and running totals.
import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table tournaments
    add column is_twice boolean not null default false,
    add column arena_minutes int,
    add column ends_at bigint`,
  'alter table tournament_entrants add column arena_score jsonb',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
