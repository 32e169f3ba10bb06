// Payment details of a team: invoice recipient, invoices, card.
import type * as call from '../../../contract/billing/billing.ts';
import { timeOf } from '../../base/shared/isoTime.ts';
import type { Handler } from '../../web/http/route.ts';
import type { BillingServices } from './services.ts';
import { readAccount, readInvoices, readSubscription, writeAccount } from './store.ts';
import { note } from './subscription.ts';

type Deps = Pick<BillingServices, 'database'>;

const day = (at: number): string => timeOf(at).slice(0, 10);

export const getCustomer =
  ({ database }: Deps): Handler<typeof call.billingCustomer> =>
  async ({ team }) =>
    (await readAccount(database, team.teamId))?.customer ?? null;

export const saveCustomer =
  (
    services: Pick<BillingServices, 'billing' | 'clock' | 'database'>,
  ): Handler<typeof call.saveBillingCustomer> =>
  async (context, { files: _files, teamId: _teamId, ...customer }) => {
    const refusal = await services.billing.saveCustomer(context.team.teamId, customer);
    if (refusal) return refusal;
    await writeAccount(services.database, context.team.teamId, { customer: JSON.stringify(customer) });
    await note(services, context, 'billingDetails');
    return customer;
  };

export const listInvoices =
  ({ database, config }: Pick<BillingServices, 'config' | 'database'>): Handler<typeof call.invoiceList> =>
  async ({ team }) => {
    const invoices = await readInvoices(database, team.teamId);
    return {
      invoices: invoices.map(
        ({ id, number, at, period_start, period_end, amount, currency, status, pdf_url, line, buyer }) => ({
          id,
          number,
          date: timeOf(at),
          periodStart: day(period_start),
          periodEnd: day(period_end),
          total: { amount, currency },
          status,
          pdfUrl: pdf_url,
          line,
          buyer,
        }),
      ),
      seller: config.billingSeller,
    };
  };

export const getPaymentMethod =
  ({ database }: Deps): Handler<typeof call.paymentMethod> =>
  async ({ team }) => {
    const account = await readAccount(database, team.teamId);
    const subscribed = await readSubscription(database, team.teamId);
    const { card = null, last_payment_status: status = null, last_payment_at: at = null } = account ?? {};
    return {
      card,
      lastPayment: status !== null && at !== null ? { status, at: timeOf(at) } : null,
      nextTryAt: subscribed && subscribed.nextTryAt !== null ? timeOf(subscribed.nextTryAt) : null,
    };
  };
