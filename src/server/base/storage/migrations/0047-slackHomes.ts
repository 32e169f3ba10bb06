// Home tabs of Slack that were opened lately, with what they show of the turns that wait.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table slack_homes (
    user_id uuid primary key references people (id) on delete cascade,
    opened_at bigint not null,
    shown text not null,
    published_at bigint not null
  )`,
  'create index slack_homes_opened on slack_homes (opened_at)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
