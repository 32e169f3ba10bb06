// Tournaments with four at a table: how many sit at one, and of each table the third and fourth, the places, and who was not there.
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table tournaments add column table_size int not null default 2',
  `alter table tournament_pairings
    add column others jsonb,
    add column places jsonb,
    add column absent jsonb`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
