// The pages of Stripe on which a subscription is paid, or the card replaced. One open page a team: nothing is paid twice.
import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import { type Refusal, refuse } from '../../../../contract/errors.ts';
import type { StoredPlanChoice } from '../../../base/storage/schema/billing.ts';
import type { PriceList } from '../plans.ts';
import { isLive } from './reading.ts';

const sessionMs = 15 * 60_000;

/** The same act on the same state has the same key; any state between makes another. */
export const keyOf = (...parts: readonly (string | number | boolean)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** The agreed terms, stored as metadata of the subscription. */
export const metadataOf = (teamId: string, wish: StoredPlanChoice): Record<string, string> => ({
  teamId,
  package: wish.package,
  isPayPerUser: String(wish.isPayPerUser),
  maxUser: String(wish.maxUser),
});

export const intervalOf = ({ isMonthly }: StoredPlanChoice): 'month' | 'year' =>
  isMonthly ? 'month' : 'year';
export const quantityOf = ({ isPayPerUser, maxUser }: StoredPlanChoice): number =>
  isPayPerUser ? maxUser : 1;

/** A dearer plan or another period is invoiced at once; what is too much is credited to the next invoice. */
export function prorationOf(
  { price, quantity }: Stripe.SubscriptionItem,
  wish: StoredPlanChoice,
  total: number,
): 'always_invoice' | 'create_prorations' {
  const isMore =
    price.recurring?.interval !== intervalOf(wish) || total > (price.unit_amount ?? 0) * (quantity ?? 1);
  return isMore ? 'always_invoice' : 'create_prorations';
}

/** The price of the price list; null if it is not sold. */
export async function priceDataOf(stripe: Stripe, prices: PriceList, wish: StoredPlanChoice) {
  const total = prices.priceOf(wish);
  if (!total) return null;
  return {
    currency: total.currency.toLowerCase(),
    unit_amount: total.amount / quantityOf(wish),
    recurring: { interval: intervalOf(wish) },
    product: await productOf(stripe, wish.package),
  };
}

/** One product a package, with an id of our own. */
async function productOf(stripe: Stripe, name: StoredPlanChoice['package']): Promise<string> {
  const id = `topla-${name}`;
  const listed = await stripe.products.list({ ids: [id], limit: 1 });
  if (listed.data.length === 0)
    await stripe.products.create({ id, name: `Topla ${name}` }, { idempotencyKey: `product ${id}` });
  return id;
}

interface Order {
  readonly teamId: string;
  readonly customer: string;
  readonly publicUrl: string;
  /** Null: only the card is replaced. */
  readonly wish: StoredPlanChoice | null;
  readonly now: number;
}

export async function openSession(
  stripe: Stripe,
  prices: PriceList,
  order: Order,
): Promise<string | Refusal> {
  const { teamId, customer, wish, now } = order;
  const price = wish && (await priceDataOf(stripe, prices, wish));
  if (wish && !price) return refuse('Closed');
  const purpose = keyOf(JSON.stringify(wish), JSON.stringify(price));
  const [{ data: sessions }, { data: subscriptions }] = await Promise.all([
    stripe.checkout.sessions.list({ customer, limit: 20 }),
    stripe.subscriptions.list({ customer, status: 'all', limit: 20 }),
  ]);
  if (wish && subscriptions.some(isLive)) return refuse('AlreadyDone');
  const open = sessions.filter(({ status }) => status === 'open');
  const same = open.find(
    ({ metadata, created, url }) =>
      url !== null && metadata?.purpose === purpose && created * 1000 > now - sessionMs,
  );
  if (same?.url) return same.url;
  for (const { id } of open) await stripe.checkout.sessions.expire(id);
  const session = await stripe.checkout.sessions.create(
    { ...paramsOf(order, price), metadata: { teamId, purpose } },
    { idempotencyKey: keyOf('checkout', teamId, purpose, sessions[0]?.id ?? 'first') },
  );
  return (await isNewest(stripe, customer, session.id)) && session.url !== null
    ? session.url
    : refuse('TemporarilyUnavailable');
}

/** Of pages for different plans that were opened at once the newest stays; the others are closed, or never shown. */
async function isNewest(stripe: Stripe, customer: string, sessionId: string): Promise<boolean> {
  const { data: sessions } = await stripe.checkout.sessions.list({ customer, limit: 20 });
  const [newest, ...older] = sessions.filter(({ status }) => status === 'open');
  if (newest?.id !== sessionId) return false;
  for (const { id } of older) await stripe.checkout.sessions.expire(id);
  return true;
}

type Price = Awaited<ReturnType<typeof priceDataOf>>;

function paramsOf(
  { teamId, customer, publicUrl, wish }: Order,
  price: Price,
): Stripe.Checkout.SessionCreateParams {
  if (!wish || !price)
    return {
      mode: 'setup',
      customer,
      allowed_payment_method_types: ['card'],
      success_url: `${publicUrl}/payment-method`,
      cancel_url: `${publicUrl}/payment-method`,
    };
  return {
    mode: 'subscription',
    customer,
    allowed_payment_method_types: ['card'],
    line_items: [{ price_data: price, quantity: quantityOf(wish) }],
    subscription_data: { metadata: metadataOf(teamId, wish) },
    billing_address_collection: 'auto',
    success_url: `${publicUrl}/checkout-success`,
    cancel_url: `${publicUrl}/plans`,
  };
}
