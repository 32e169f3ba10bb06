// Single sign-on by SAML: what is known of the provider, and its answer while it waits for the browser that began.
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table sso_connections add column saml jsonb',
  'alter table sso_attempts add column answer text',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
