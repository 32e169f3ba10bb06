// Web push: the server's own key pair, the browsers that people switched notifications on in, and what waits to be sent there.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table push_keys (
    name text primary key,
    public_key text not null,
    sealed text not null,
    created_at bigint not null
  )`,
  `create table push_subscriptions (
    id uuid primary key,
    session_id uuid not null unique references sessions (id) on delete cascade,
    user_id uuid not null references people (id) on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    created_at bigint not null
  )`,
  'create index push_subscriptions_of_person on push_subscriptions (user_id)',
  `create table pushes (
    notification_id uuid not null references notifications (id) on delete cascade,
    subscription_id uuid not null references push_subscriptions (id) on delete cascade,
    due_at bigint not null,
    next_try_at bigint not null,
    tries integer not null default 0,
    primary key (notification_id, subscription_id)
  )`,
  'create index pushes_due on pushes (due_at)',
  'create index pushes_of_subscription on pushes (subscription_id)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
