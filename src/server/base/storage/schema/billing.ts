// Tables of billing: invoice recipients, subscriptions, invoices, and checkouts of the sandbox.
import type { ColumnType, Generated } from 'kysely';
import type {
  BillingCustomer,
  InvoiceLine,
  invoiceStatuses,
  Money,
  Package,
} from '../../../../contract/billing/billing.ts';
import type { JsonOrNull } from './column.ts';
import { dayMs, type TableRecords } from './record.ts';

export interface StoredPaymentCard {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** The package, interval and seats chosen at a checkout. */
export interface StoredPlanChoice {
  readonly package: Package;
  readonly isPayPerUser: boolean;
  readonly isMonthly: boolean;
  readonly maxUser: number;
}

export interface BillingAccountsTable {
  team_id: string;
  customer: JsonOrNull<BillingCustomer>;
  card: JsonOrNull<StoredPaymentCard>;
  /** Sandbox only: whether payments with this card succeed. */
  card_pays: Generated<boolean>;
  last_payment_status: 'paid' | 'failed' | null;
  last_payment_at: number | null;
  /** The team's customer at Stripe. */
  provider_customer: Generated<string | null>;
  /** Number of readings of Stripe that were begun, and the number of the latest one stored: results of older readings are dropped. */
  reading_begun: Generated<number>;
  reading_stored: Generated<number>;
}

export interface SubscriptionsTable {
  team_id: string;
  package: Package;
  is_pay_per_user: boolean;
  is_monthly: boolean;
  max_user: number;
  status: 'active' | 'pastDue' | 'canceled';
  /** Billing anchor: every period begins on this day of the month. */
  anchor: number;
  period_start: number;
  period_end: number;
  /** Ends with its period. */
  is_ending: boolean;
  ended_at: number | null;
  /** When the payment failed that is still outstanding. */
  failed_at: number | null;
  /** Number of retries of that payment. */
  tries: number;
  /** When the next renewal, end or payment retry is due; null if none is. */
  next_step_at: number | null;
  /** The id at Stripe; null for the sandbox. */
  provider_id: Generated<string | null>;
  /** The agreed price of a period; null if the price list applies. */
  price: JsonOrNull<Money>;
  /** When Stripe retries the outstanding payment. */
  next_try_at: Generated<number | null>;
}

/** Invoices of Stripe have their own; older ones of the sandbox have none. */
type LaterJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

export interface InvoicesTable {
  id: string;
  team_id: string;
  number: string;
  at: number;
  period_start: number;
  period_end: number;
  amount: number;
  currency: string;
  status: (typeof invoiceStatuses)[number];
  pdf_url: Generated<string | null>;
  line: LaterJson<InvoiceLine>;
  buyer: LaterJson<BillingCustomer>;
}

export interface SandboxCheckoutsTable {
  id: string;
  team_id: string;
  /** Null: only the card is replaced. */
  wish: JsonOrNull<StoredPlanChoice>;
  created_at: number;
}

export interface BillingTables {
  billing_accounts: BillingAccountsTable;
  subscriptions: SubscriptionsTable;
  invoices: InvoicesTable;
  sandbox_checkouts: SandboxCheckoutsTable;
}

/** Details of a company are the team's, and go with it. */
export const billingRecords = {
  billing_accounts: {
    columns: {
      team_id: 'internal',
      customer: 'internal',
      card: 'internal',
      card_pays: 'internal',
      last_payment_status: 'internal',
      last_payment_at: 'internal',
      provider_customer: 'internal',
      reading_begun: 'internal',
      reading_stored: 'internal',
    },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
  subscriptions: {
    columns: {
      team_id: 'internal',
      package: 'internal',
      is_pay_per_user: 'internal',
      is_monthly: 'internal',
      max_user: 'internal',
      status: 'internal',
      anchor: 'internal',
      period_start: 'internal',
      period_end: 'internal',
      is_ending: 'internal',
      ended_at: 'internal',
      failed_at: 'internal',
      tries: 'internal',
      next_step_at: 'internal',
      provider_id: 'internal',
      price: 'internal',
      next_try_at: 'internal',
    },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
  invoices: {
    columns: {
      id: 'internal',
      team_id: 'internal',
      number: 'internal',
      at: 'internal',
      period_start: 'internal',
      period_end: 'internal',
      amount: 'internal',
      currency: 'internal',
      status: 'internal',
      pdf_url: 'internal',
      line: 'internal',
      buyer: 'internal',
    },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
  sandbox_checkouts: {
    columns: { id: 'internal', team_id: 'internal', wish: 'internal', created_at: 'internal' },
    owner: null,
    erased: 'nobody',
    kept: { column: 'created_at', forMs: dayMs },
  },
} as const satisfies TableRecords<BillingTables>;
