// Reads what Stripe holds of a customer as our own subscription, card and invoices. Never from the browser, never from a message.
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { packages } from '../../../../contract/billing/billing.ts';
import type { StoredPaymentCard } from '../../../base/storage/schema/billing.ts';
import { type Life, nextStep, retryDays } from '../lifecycle.ts';
import type { Remote, StoredInvoice } from '../store.ts';

/** Stripe makes the document itself. */
export type RemoteInvoice = Omit<StoredInvoice, 'team_id' | 'line' | 'buyer'>;

export interface RemoteState {
  /** Null: there is none, or its first payment is open. */
  readonly subscription: { readonly life: Life; readonly remote: Remote } | null;
  readonly card: StoredPaymentCard | null;
  readonly lastPayment: { readonly status: 'paid' | 'failed'; readonly at: number } | null;
  readonly invoices: readonly RemoteInvoice[];
}

const dayMs = 24 * 60 * 60_000;
const hourMs = 60 * 60_000;
const ms = (seconds: number): number => seconds * 1000;

/** The metadata this server writes on every subscription. */
const Agreed = z.object({
  package: z.enum(packages),
  isPayPerUser: z.enum(['true', 'false']),
  maxUser: z.string(),
});

const hasBegun = ({ status }: Stripe.Subscription): boolean =>
  status !== 'incomplete' && status !== 'incomplete_expired';
export const isLive = (one: Stripe.Subscription): boolean =>
  hasBegun(one) && one.status !== 'canceled' && one.status !== 'paused';

/** Listed newest first. */
const presentOf = (all: readonly Stripe.Subscription[]): Stripe.Subscription | null =>
  all.find(isLive) ?? all.find(hasBegun) ?? null;

function lifeOf(subscription: Stripe.Subscription, owedSince: number | null, now: number): Life | null {
  const item = subscription.items.data[0];
  const agreed = Agreed.safeParse(subscription.metadata);
  if (!item || !agreed.success) return null;
  const { status } = subscription;
  const isPayPerUser = agreed.data.isPayPerUser === 'true';
  const isOwed = status === 'past_due' || status === 'unpaid';
  const failedAt = isOwed ? (owedSince ?? now) : null;
  const tried = retryDays.filter((days) => failedAt !== null && failedAt + days * dayMs <= now).length;
  const isOver = !isLive(subscription);
  return {
    package: agreed.data.package,
    isPayPerUser,
    isMonthly: item.price.recurring?.interval !== 'year',
    maxUser: isPayPerUser ? (item.quantity ?? 1) : Number(agreed.data.maxUser),
    status: isOver ? 'canceled' : isOwed ? 'pastDue' : 'active',
    anchor: ms(subscription.billing_cycle_anchor),
    periodStart: ms(item.current_period_start),
    periodEnd: ms(item.current_period_end),
    isEnding: !isOver && subscription.cancel_at_period_end,
    endedAt: isOver ? ms(subscription.ended_at ?? subscription.canceled_at ?? now / 1000) : null,
    failedAt,
    tries: status === 'unpaid' ? retryDays.length : tried,
  };
}

/** Daily, and when something is due; hourly as long as what is due did not happen. */
function readAgainAt(life: Life, now: number): number | null {
  const next = nextStep(life);
  if (!next) return null;
  return next.at <= now ? now + hourMs : Math.min(next.at, now + dayMs);
}

const isUsed = (method: string | Stripe.PaymentMethod | null): method is Stripe.PaymentMethod =>
  typeof method === 'object' && method !== null;

/** The payment method of the subscription, otherwise of the customer. */
function cardOf(
  customer: Stripe.Customer | Stripe.DeletedCustomer,
  subscription: Stripe.Subscription | null,
): StoredPaymentCard | null {
  const own = subscription?.default_payment_method ?? null;
  const usual = customer.deleted ? null : customer.invoice_settings.default_payment_method;
  const method = isUsed(own) ? own : isUsed(usual) ? usual : null;
  if (!method?.card) return null;
  const { brand, last4, exp_month, exp_year } = method.card;
  return { brand, last4, expMonth: exp_month, expYear: exp_year };
}

const isIssued = ({ status, number }: Stripe.Invoice): boolean => status !== 'draft' && number !== null;

function invoiceOf(invoice: Stripe.Invoice): RemoteInvoice {
  const period = invoice.lines.data.at(-1)?.period ?? {
    start: invoice.period_start,
    end: invoice.period_end,
  };
  return {
    id: invoice.id,
    number: invoice.number ?? invoice.id,
    at: ms(invoice.created),
    period_start: ms(period.start),
    period_end: ms(period.end),
    amount: invoice.total,
    currency: invoice.currency.toUpperCase(),
    status: statusOf(invoice.status),
    pdf_url: invoice.invoice_pdf ?? null,
  };
}

const statuses: readonly StoredInvoice['status'][] = ['draft', 'open', 'paid', 'void', 'uncollectible'];
const statusOf = (status: string | null): StoredInvoice['status'] =>
  statuses.find((known) => known === status) ?? 'open';

function lastPaymentOf(invoices: readonly Stripe.Invoice[]): RemoteState['lastPayment'] {
  const last = invoices.find(({ attempted, amount_due }) => attempted && amount_due > 0);
  if (!last) return null;
  const { finalized_at, paid_at } = last.status_transitions;
  return last.status === 'paid'
    ? { status: 'paid', at: ms(paid_at ?? last.created) }
    : { status: 'failed', at: ms(finalized_at ?? last.created) };
}

const mostInvoices = 100;

export async function readRemoteState(stripe: Stripe, customer: string, now: number): Promise<RemoteState> {
  const [subscriptions, listed, person] = await Promise.all([
    stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: 20,
      expand: ['data.default_payment_method'],
    }),
    stripe.invoices.list({ customer, limit: mostInvoices }),
    stripe.customers.retrieve(customer, { expand: ['invoice_settings.default_payment_method'] }),
  ]);
  const invoices = listed.data.filter(isIssued);
  const owed = invoices.findLast(({ status, attempted }) => status === 'open' && attempted);
  const present = presentOf(subscriptions.data);
  const item = present?.items.data[0];
  const owedSince = owed ? ms(owed.status_transitions.finalized_at ?? owed.created) : null;
  const life = present && lifeOf(present, owedSince, now);
  const nextTry = owed?.next_payment_attempt ?? null;
  return {
    subscription:
      present && item && life
        ? {
            life,
            remote: {
              id: present.id,
              price: {
                amount: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
                currency: item.price.currency.toUpperCase(),
              },
              nextTryAt: nextTry === null ? null : ms(nextTry),
              readAgainAt: readAgainAt(life, now),
            },
          }
        : null,
    card: cardOf(person, present),
    lastPayment: lastPaymentOf(invoices),
    invoices: invoices.map(invoiceOf),
  };
}
