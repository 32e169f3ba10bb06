// Where a team has its audit log sent as it is written, and the entries that wait for it.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table audit_streams (
    team_id uuid primary key references teams (id) on delete cascade,
    host text not null,
    port int not null,
    ca text,
    made_at bigint not null,
    next_try_at bigint not null,
    tries int not null,
    sent_at bigint,
    failed_at bigint,
    failure text
  )`,
  'create index audit_streams_due on audit_streams (next_try_at)',
  `create table audit_stream_entries (
    number bigint generated always as identity primary key,
    team_id uuid not null references audit_streams (team_id) on delete cascade,
    entry_id uuid not null references audit_entries (id) on delete cascade
  )`,
  'create index audit_stream_entries_of_team on audit_stream_entries (team_id, number)',
  'create index audit_stream_entries_of_entry on audit_stream_entries (entry_id)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
