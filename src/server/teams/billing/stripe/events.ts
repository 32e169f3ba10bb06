// The handler of the messages that Stripe sends: verified, read again at Stripe, processed once.
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { type Refusal, refuse } from '../../../../contract/errors.ts';
import { type Log, logSecurityEvent } from '../../../base/shared/log.ts';
import { isProcessed } from '../../../base/storage/processedRequests.ts';
import type { Webhook } from '../provider.ts';
import { stripeFault } from './connection.ts';
import { readTeamOfCustomer } from './store.ts';
import { type SyncDeps, syncTeam } from './sync.ts';

interface EventDeps extends SyncDeps {
  readonly isLiveMode: boolean;
  readonly log: Log;
  /** Two while one replaces the other. */
  readonly webhookSecrets: readonly string[];
}

const mostSecondsApart = 300;

const Happened = z.object({
  id: z.string().check(z.maxLength(255)),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.optional(z.string()),
      mode: z.optional(z.nullable(z.string())),
      customer: z.optional(z.nullable(z.string())),
      setup_intent: z.optional(z.nullable(z.string())),
    }),
  }),
});
type Happened = z.infer<typeof Happened>;

const watched = /^(?:customer\.(?:updated|subscription\.)|invoice\.|checkout\.session\.|payment_method\.)/;

/** Stripe's library refuses what is too old only. */
const isDatedAhead = (signature: string, now: number): boolean =>
  [...signature.matchAll(/(?:^|,)t=(\d+)/g)].some(
    ([, seconds]) => Number(seconds) > now / 1_000 + mostSecondsApart,
  );

function eventIn(stripe: Stripe, deps: EventDeps, raw: string, signature: string): Happened | null {
  for (const secret of deps.webhookSecrets) {
    try {
      stripe.webhooks.constructEvent(raw, signature, secret, mostSecondsApart, undefined, deps.clock.now());
      return isDatedAhead(signature, deps.clock.now()) ? null : Happened.parse(JSON.parse(raw));
    } catch (error) {
      if (stripeFault(error)?.type !== 'StripeSignatureVerificationError') return null;
    }
  }
  return null;
}

const customerIn = ({ data: { object } }: Happened): string | null =>
  (object.object === 'customer' ? object.id : object.customer) ?? null;

/** The card of a finished setup pays from now on, and what is owed at once. */
async function takeNewCard(stripe: Stripe, setupIntent: string, customer: string): Promise<void> {
  const { payment_method: method } = await stripe.setupIntents.retrieve(setupIntent);
  const card = typeof method === 'string' ? method : method?.id;
  if (card === undefined) return;
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } });
  const { data: subscriptions } = await stripe.subscriptions.list({ customer, limit: 20 });
  for (const { id } of subscriptions) await stripe.subscriptions.update(id, { default_payment_method: card });
  const { data: owed } = await stripe.invoices.list({ customer, status: 'open', limit: 20 });
  for (const { id } of owed.toReversed()) await payOwed(stripe, id, card);
}

/** A card that is refused leaves the invoice open, which the next reading shows. */
async function payOwed(stripe: Stripe, invoice: string, card: string): Promise<void> {
  try {
    await stripe.invoices.pay(invoice, { payment_method: card });
  } catch (error) {
    const fault = stripeFault(error);
    if (fault?.type !== 'StripeCardError' && fault?.code !== 'invoice_already_paid') throw error;
  }
}

/** Throws where Stripe or the database is away: Stripe then sends the message again. */
export const createWebhookHandler =
  (deps: EventDeps): Webhook =>
  async (raw, signature): Promise<Refusal | null> => {
    const { connect, database, isLiveMode, log } = deps;
    const stripe = await connect();
    const event = eventIn(stripe, deps, raw, signature);
    if (!event || event.livemode !== isLiveMode) {
      logSecurityEvent(log, { security: 'webhookRefused', because: event ? 'mode' : 'signature' });
      return refuse('WeakSignature');
    }
    const customer = watched.test(event.type) ? customerIn(event) : null;
    const teamId = customer === null ? null : await readTeamOfCustomer(database, customer);
    const eventId = `stripe ${event.id}`;
    if (customer === null || teamId === null || (await isProcessed(database, eventId))) return null;
    const { mode, setup_intent: setupIntent } = event.data.object;
    if (event.type === 'checkout.session.completed' && mode === 'setup' && setupIntent)
      await takeNewCard(stripe, setupIntent, customer);
    await syncTeam(deps, teamId, eventId);
    return null;
  };
