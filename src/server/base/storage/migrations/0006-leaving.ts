// Mails get a second part and may be given up; who wants no invitations, who was invited to which team; and the games of a person.
import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table mails
    add html text not null default '',
    add unsubscribe text,
    add given_up_at bigint`,
  `create table mail_stops (
    email_key text primary key,
    stopped_at bigint not null
  )`,
  `create table team_invites (
    team_id uuid not null references teams (id) on delete cascade,
    email_key text not null,
    sent_at bigint not null,
    primary key (team_id, email_key)
  )`,
  'create index team_invites_by_age on team_invites (sent_at)',
  'create index matches_of_person on matches using gin (players jsonb_path_ops)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
