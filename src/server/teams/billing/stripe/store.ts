// Store of what links a team to Stripe: its customer, the order of readings, invoices.
import { sql } from 'kysely';
import type { Database } from '../../../base/storage/database.ts';
import type { RemoteInvoice } from './reading.ts';

export async function readTeamOfCustomer(database: Database, customer: string): Promise<string | null> {
  const row = await database
    .selectFrom('billing_accounts')
    .select('team_id')
    .where('provider_customer', '=', customer)
    .executeTakeFirst();
  return row?.team_id ?? null;
}

export interface StripeReading {
  readonly customer: string;
  readonly number: number;
}

/** Numbered before Stripe is asked; null: the team has no customer there. */
export async function beginReading(database: Database, teamId: string): Promise<StripeReading | null> {
  const row = await database
    .updateTable('billing_accounts')
    .set({ reading_begun: sql<number>`reading_begun + 1` })
    .where('team_id', '=', teamId)
    .where('provider_customer', 'is not', null)
    .returning(['provider_customer', 'reading_begun'])
    .executeTakeFirst();
  if (!row || row.provider_customer === null) return null;
  return { customer: row.provider_customer, number: row.reading_begun };
}

/** False: one that was begun later is stored already. */
export async function isLatestReading(database: Database, teamId: string, number: number): Promise<boolean> {
  const row = await database
    .updateTable('billing_accounts')
    .set({ reading_stored: number })
    .where('team_id', '=', teamId)
    .where('reading_stored', '<', number)
    .returning('team_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeInvoices(
  database: Database,
  teamId: string,
  invoices: readonly RemoteInvoice[],
): Promise<void> {
  if (invoices.length === 0) return;
  await database
    .insertInto('invoices')
    .values(invoices.map((invoice) => ({ ...invoice, team_id: teamId })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        number: row.ref('excluded.number'),
        amount: row.ref('excluded.amount'),
        status: row.ref('excluded.status'),
        pdf_url: row.ref('excluded.pdf_url'),
      })),
    )
    .execute();
}
