// Polls of teams, and the votes in them.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table polls (
    id uuid primary key,
    team_id uuid not null references teams (id) on delete cascade,
    question text not null,
    options jsonb not null,
    takes_several boolean not null,
    is_secret boolean not null,
    is_listed boolean not null,
    created_by uuid references people (id) on delete set null,
    created_at bigint not null,
    closes_at bigint not null,
    closed_at bigint,
    sealed_secret text,
    counts jsonb,
    votes int,
    channel_id text,
    channel_name text,
    group_id text,
    post_due_at bigint,
    post_tries int not null default 0
  )`,
  'create index polls_of_team on polls (team_id, created_at desc, id desc)',
  'create index polls_of_maker on polls (created_by)',
  'create index polls_to_close on polls (closes_at) where closed_at is null',
  'create index polls_closed on polls (closed_at) where closed_at is not null',
  'create index polls_to_post on polls (post_due_at) where post_due_at is not null',
  `create table poll_votes (
    poll_id uuid not null references polls (id) on delete cascade,
    user_id uuid not null references people (id) on delete cascade,
    choices jsonb,
    sealed text,
    primary key (poll_id, user_id)
  )`,
  'create index poll_votes_of_person on poll_votes (user_id)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
