// What Stripe knows about a team: its customer, its subscription, its invoices as PDF.
import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table billing_accounts
    add column provider_customer text unique,
    add column reading_begun bigint not null default 0,
    add column reading_stored bigint not null default 0`,
  `alter table subscriptions
    add column provider_id text,
    add column price jsonb,
    add column next_try_at bigint`,
  'alter table invoices alter column id type text, add column pdf_url text',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
