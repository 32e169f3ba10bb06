// Store of billing: accounts, subscriptions, invoices, checkouts.
import { randomUUID } from 'node:crypto';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { InvoiceLine, Money } from '../../../contract/billing/billing.ts';
import type { Database } from '../../base/storage/database.ts';
import type {
  BillingAccountsTable,
  InvoicesTable,
  SandboxCheckoutsTable,
  StoredPlanChoice,
  SubscriptionsTable,
} from '../../base/storage/schema/billing.ts';
import { type Life, nextStep, standingOf } from './lifecycle.ts';

export type StoredAccount = Selectable<BillingAccountsTable>;
export type StoredInvoice = Selectable<InvoicesTable>;

export const readAccount = (database: Database, teamId: string): Promise<StoredAccount | undefined> =>
  database.selectFrom('billing_accounts').selectAll().where('team_id', '=', teamId).executeTakeFirst();

export async function writeAccount(
  database: Database,
  teamId: string,
  values: Updateable<BillingAccountsTable>,
): Promise<void> {
  await database
    .insertInto('billing_accounts')
    .values({
      team_id: teamId,
      customer: null,
      card: null,
      last_payment_status: null,
      last_payment_at: null,
    })
    .onConflict((conflict) => conflict.column('team_id').doNothing())
    .execute();
  await database.updateTable('billing_accounts').set(values).where('team_id', '=', teamId).execute();
}

const lifeFrom = (row: Selectable<SubscriptionsTable>): Life => ({
  package: row.package,
  isPayPerUser: row.is_pay_per_user,
  isMonthly: row.is_monthly,
  maxUser: row.max_user,
  status: row.status,
  anchor: row.anchor,
  periodStart: row.period_start,
  periodEnd: row.period_end,
  isEnding: row.is_ending,
  endedAt: row.ended_at,
  failedAt: row.failed_at,
  tries: row.tries,
});

/** A subscription at Stripe. */
export interface Remote {
  readonly id: string;
  /** The price of a period. */
  readonly price: Money;
  readonly nextTryAt: number | null;
  /** When the next step is due; null if there is none. */
  readonly readAgainAt: number | null;
}

export interface Subscribed {
  readonly life: Life;
  /** Null: of the sandbox. */
  readonly remoteId: string | null;
  readonly price: Money | null;
  readonly nextTryAt: number | null;
}

export async function readSubscription(database: Database, teamId: string): Promise<Subscribed | null> {
  const row = await database
    .selectFrom('subscriptions')
    .selectAll()
    .where('team_id', '=', teamId)
    .executeTakeFirst();
  if (!row) return null;
  const life = lifeFrom(row);
  const next = nextStep(life);
  const retryAt = next?.step === 'retry' ? next.at : null;
  return {
    life,
    remoteId: row.provider_id,
    price: row.price,
    nextTryAt: row.provider_id === null ? retryAt : row.next_try_at,
  };
}

export const readLife = async (database: Database, teamId: string): Promise<Life | null> =>
  (await readSubscription(database, teamId))?.life ?? null;

/** Writes the subscription and its effect on the team; the caller has a transaction open. */
export async function writeLife(
  database: Database,
  teamId: string,
  life: Life,
  remote: Remote | null = null,
): Promise<void> {
  const values = {
    package: life.package,
    is_pay_per_user: life.isPayPerUser,
    is_monthly: life.isMonthly,
    max_user: life.maxUser,
    status: life.status,
    anchor: life.anchor,
    period_start: life.periodStart,
    period_end: life.periodEnd,
    is_ending: life.isEnding,
    ended_at: life.endedAt,
    failed_at: life.failedAt,
    tries: life.tries,
    next_step_at: remote ? remote.readAgainAt : (nextStep(life)?.at ?? null),
    provider_id: remote?.id ?? null,
    price: remote && JSON.stringify(remote.price),
    next_try_at: remote?.nextTryAt ?? null,
  };
  await database
    .insertInto('subscriptions')
    .values({ team_id: teamId, ...values })
    .onConflict((conflict) => conflict.column('team_id').doUpdateSet(values))
    .execute();
  const { places, isLimited, deactivationDueAt } = standingOf(life);
  await database
    .updateTable('teams')
    .set({ places, is_limited: isLimited, deactivation_due_at: deactivationDueAt })
    .where('id', '=', teamId)
    .execute();
}

export async function readTeamsWithStepDue(database: Database, now: number): Promise<string[]> {
  const rows = await database
    .selectFrom('subscriptions')
    .select('team_id')
    .where('next_step_at', '<=', now)
    .orderBy('next_step_at')
    .execute();
  return rows.map((row) => row.team_id);
}

export const readInvoices = (database: Database, teamId: string): Promise<StoredInvoice[]> =>
  database
    .selectFrom('invoices')
    .selectAll()
    .where('team_id', '=', teamId)
    .orderBy('at', 'desc')
    .orderBy('number', 'desc')
    .execute();

interface NewInvoice {
  readonly teamId: string;
  readonly at: number;
  readonly total: Money;
  readonly status: StoredInvoice['status'];
  readonly life: Life;
  readonly isChange?: boolean;
}

const lineOf = (
  { package: name, isPayPerUser, isMonthly, maxUser }: Life,
  isChange: boolean,
): InvoiceLine => ({ package: name, isPayPerUser, isMonthly, maxUser, isChange });

export async function writeInvoice(
  database: Database,
  { teamId, at, total, status, life, isChange = false }: NewInvoice,
): Promise<void> {
  const { rows } = await sql<{ next: number }>`select nextval('invoice_numbers')::int as next`.execute(
    database,
  );
  const customer = (await readAccount(database, teamId))?.customer ?? null;
  await database
    .insertInto('invoices')
    .values({
      id: randomUUID(),
      team_id: teamId,
      number: `T-${String(rows[0]?.next ?? 0).padStart(6, '0')}`,
      at,
      period_start: life.periodStart,
      period_end: life.periodEnd,
      amount: total.amount,
      currency: total.currency,
      status,
      line: JSON.stringify(lineOf(life, isChange)),
      buyer: customer && JSON.stringify(customer),
    })
    .execute();
}

/** Outstanding invoices become paid, void or uncollectible. */
export async function settleOpenInvoices(
  database: Database,
  teamId: string,
  status: StoredInvoice['status'],
): Promise<void> {
  await database
    .updateTable('invoices')
    .set({ status })
    .where('team_id', '=', teamId)
    .where('status', '=', 'open')
    .execute();
}

const sessionMs = 15 * 60_000;

/** One opened a short while ago for the same is given out again. */
export async function openCheckout(
  database: Database,
  teamId: string,
  wish: StoredPlanChoice | null,
  now: number,
): Promise<string> {
  const text = wish && JSON.stringify(wish);
  const open = await database
    .selectFrom('sandbox_checkouts')
    .select('id')
    .where('team_id', '=', teamId)
    .where('created_at', '>', now - sessionMs)
    .where(sql<boolean>`wish is not distinct from ${text}::jsonb`)
    .executeTakeFirst();
  if (open) return open.id;
  const id = randomUUID();
  await database
    .insertInto('sandbox_checkouts')
    .values({ id, team_id: teamId, wish: text, created_at: now })
    .execute();
  return id;
}

export const readCheckout = (
  database: Database,
  teamId: string,
  id: string,
): Promise<Selectable<SandboxCheckoutsTable> | undefined> =>
  database
    .selectFrom('sandbox_checkouts')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .executeTakeFirst();

export async function closeCheckout(database: Database, id: string): Promise<void> {
  await database.deleteFrom('sandbox_checkouts').where('id', '=', id).execute();
}
