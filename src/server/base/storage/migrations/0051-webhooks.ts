// Webhooks of teams, and what is or was sent to them.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table webhooks (
    id uuid primary key,
    team_id uuid not null references teams (id) on delete cascade,
    url text not null,
    events jsonb not null,
    secret text not null,
    made_by uuid references people (id) on delete set null,
    made_at bigint not null,
    off_since bigint
  )`,
  'create index webhooks_of_team on webhooks (team_id)',
  'create index webhooks_of_maker on webhooks (made_by)',
  `create table webhook_deliveries (
    id uuid primary key,
    webhook_id uuid not null references webhooks (id) on delete cascade,
    event text not null,
    body text not null,
    created_at bigint not null,
    next_try_at bigint not null,
    tries int not null default 0,
    tried_at bigint,
    delivered_at bigint,
    given_up_at bigint,
    status int,
    failure text,
    answer text not null default '',
    took_ms int
  )`,
  'create index webhook_deliveries_of on webhook_deliveries (webhook_id, created_at desc, id desc)',
  `create index webhook_deliveries_due on webhook_deliveries (next_try_at)
    where delivered_at is null and given_up_at is null`,
  'create index webhook_deliveries_at on webhook_deliveries (created_at)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
