// Notifications: one row per person and subject, stored as values and worded when they are read.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table notifications (
    id uuid primary key,
    user_id uuid not null references people (id) on delete cascade,
    subject text not null,
    told jsonb not null,
    room_id text not null,
    sent_at bigint not null,
    read_at bigint,
    unique (user_id, subject)
  )`,
  'create index notifications_of_person on notifications (user_id, sent_at desc, id)',
  'create index notifications_by_age on notifications (sent_at)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
