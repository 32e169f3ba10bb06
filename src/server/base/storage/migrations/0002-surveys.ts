// What new people answered when they were asked, one row a person.
import { type Kysely, sql } from 'kysely';

const surveys = `create table surveys (
  user_id uuid primary key references people (id) on delete cascade,
  has_submitted boolean not null,
  main_usage text,
  main_interest text,
  size text,
  heard_from text,
  additional text,
  answered_at bigint not null
)`;

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(surveys).execute(database);
}
