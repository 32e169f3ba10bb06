// Billing: customers, subscriptions, invoices, and the checkouts of the sandbox.
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table billing_accounts (
    team_id uuid primary key references teams (id) on delete cascade,
    customer jsonb,
    card jsonb,
    card_pays boolean not null default false,
    last_payment_status text,
    last_payment_at bigint
  )`,
  `create table subscriptions (
    team_id uuid primary key references teams (id) on delete cascade,
    package text not null,
    is_pay_per_user boolean not null,
    is_monthly boolean not null,
    max_user integer not null,
    status text not null,
    anchor bigint not null,
    period_start bigint not null,
    period_end bigint not null,
    is_ending boolean not null,
    ended_at bigint,
    failed_at bigint,
    tries integer not null,
    next_step_at bigint
  )`,
  'create index subscriptions_due on subscriptions (next_step_at) where next_step_at is not null',
  `create table invoices (
    id uuid primary key,
    team_id uuid not null references teams (id) on delete cascade,
    number text not null unique,
    at bigint not null,
    period_start bigint not null,
    period_end bigint not null,
    amount integer not null,
    currency text not null,
    status text not null
  )`,
  'create index invoices_of_team on invoices (team_id, at desc)',
  'create sequence invoice_numbers',
  `create table sandbox_checkouts (
    id uuid primary key,
    team_id uuid not null references teams (id) on delete cascade,
    wish jsonb,
    created_at bigint not null
  )`,
  'create index sandbox_checkouts_of_team on sandbox_checkouts (team_id)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
