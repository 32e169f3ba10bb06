// For the status page of admins: the team of each mail, and the outcome of the latest posts in chat tools.
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table mails add column team_id uuid references teams (id) on delete set null',
  'create index mails_of_team on mails (team_id) where sent_at is null',
  `create table chat_posts (
    team_id uuid not null references teams (id) on delete cascade,
    tool text not null,
    posted_at bigint,
    failed_at bigint,
    failure text,
    primary key (team_id, tool)
  )`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
