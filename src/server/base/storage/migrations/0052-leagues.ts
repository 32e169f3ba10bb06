// Short matches, leagues and repeats: games of a pairing, divisions, the dates of rounds, and which tournament follows which.
import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table tournaments
    add column best_of int not null default 1,
    add column round_step text,
    add column begun_at bigint,
    add column round_ends_at bigint,
    add column repeats text,
    add column series_start bigint,
    add column series_at int not null default 0,
    add column follows uuid references tournaments (id) on delete set null`,
  'create index tournaments_following on tournaments (follows) where follows is not null',
  'alter table tournament_entrants add column division int, add column place int',
  `alter table tournament_pairings add column games jsonb not null default '[]'`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
