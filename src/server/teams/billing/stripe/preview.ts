// What a change of the subscription costs, as Stripe would invoice it.
import type { Stripe } from 'stripe';
import type { PlanCost } from '../../../../contract/billing/preview.ts';
import { type Refusal, refuse } from '../../../../contract/errors.ts';
import type { StoredPlanChoice } from '../../../base/storage/schema/billing.ts';
import { begun } from '../lifecycle.ts';
import type { PriceList } from '../plans.ts';
import { intervalOf, priceDataOf, prorationOf, quantityOf } from './checkout.ts';

const isProration = ({ parent }: Stripe.InvoiceLineItem): boolean =>
  parent?.subscription_item_details?.proration === true;

export async function previewOf(
  stripe: Stripe,
  prices: PriceList,
  live: Stripe.Subscription,
  wish: StoredPlanChoice,
): Promise<PlanCost | Refusal> {
  const item = live.items.data[0];
  const price = await priceDataOf(stripe, prices, wish);
  const next = prices.priceOf(wish);
  if (!item || !price || !next) return refuse('Closed');
  const proration = prorationOf(item, wish, next.amount);
  const invoice = await stripe.invoices.createPreview({
    customer: typeof live.customer === 'string' ? live.customer : live.customer.id,
    subscription: live.id,
    subscription_details: {
      items: [{ id: item.id, price_data: price, quantity: quantityOf(wish) }],
      proration_behavior: proration,
    },
  });
  const isDueNow = proration === 'always_invoice';
  const prorated = invoice.lines.data.filter(isProration).reduce((sum, { amount }) => sum + amount, 0);
  const isSamePeriod = item.price.recurring?.interval === intervalOf(wish);
  const nextAt = isSamePeriod
    ? item.current_period_end * 1000
    : begun(wish, invoice.created * 1000).periodEnd;
  return {
    due: { ...next, amount: isDueNow ? Math.max(0, invoice.amount_due) : 0 },
    credit: { ...next, amount: isDueNow ? 0 : Math.max(0, -prorated) },
    next,
    nextAt: new Date(nextAt).toISOString(),
  };
}
