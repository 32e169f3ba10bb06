// Small draws of teams: the latest ones, and the one that is committed to next.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table draws (
    team_id uuid not null references teams (id) on delete cascade,
    number int not null,
    commitment text not null,
    sealed_seed text,
    seed text,
    spec jsonb,
    outcome jsonb,
    drawn_by uuid references people (id) on delete set null,
    drawn_at bigint,
    primary key (team_id, number)
  )`,
  'create unique index draws_next on draws (team_id) where drawn_at is null',
  'create index draws_of_person on draws (drawn_by)',
  'create index draws_by_age on draws (drawn_at)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
