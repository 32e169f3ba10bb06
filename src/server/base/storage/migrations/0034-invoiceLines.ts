// What an invoice of the sandbox is for and who bought it, as it was when the invoice was made.
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table invoices add column line jsonb',
  'alter table invoices add column buyer jsonb',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
