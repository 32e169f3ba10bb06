// Stripe as the billing provider: subscriptions, cards and invoices live there; our rows are what was last read.
import { refuse } from '../../../../contract/errors.ts';
import type { Announcements } from '../../../base/shared/announcements.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import type { Log } from '../../../base/shared/log.ts';
import type { Database } from '../../../base/storage/database.ts';
import type { StoredPlanChoice } from '../../../base/storage/schema/billing.ts';
import * as life from '../lifecycle.ts';
import type { PriceList } from '../plans.ts';
import type { BillingProvider } from '../provider.ts';
import * as store from '../store.ts';
import {
  intervalOf,
  keyOf,
  metadataOf,
  openSession,
  priceDataOf,
  prorationOf,
  quantityOf,
} from './checkout.ts';
import { asking, connectionOf, isOfAll, type StripeConfig, stripeFault } from './connection.ts';
import { customerOf, writeDetails } from './customer.ts';
import { createWebhookHandler } from './events.ts';
import { previewOf } from './preview.ts';
import { isLive } from './reading.ts';
import { syncTeam } from './sync.ts';

interface Deps {
  readonly announcements: Announcements;
  readonly clock: WallClock;
  readonly config: StripeConfig & {
    readonly publicUrl: string;
    readonly stripeWebhookSecrets: readonly string[];
  };
  readonly database: Database;
  readonly log: Log;
  readonly prices: PriceList;
}

export function createStripeBilling(deps: Deps): BillingProvider {
  const { announcements, clock, config, database, log, prices } = deps;
  const connect = connectionOf(config);
  const syncing = { announcements, clock, connect, database };
  const sync = (teamId: string) => syncTeam(syncing, teamId);

  /** The active subscription at Stripe; null if there is none. */
  async function liveOf(teamId: string) {
    const customer = (await store.readAccount(database, teamId))?.provider_customer ?? null;
    if (customer === null) return null;
    const stripe = await connect();
    const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 20 });
    return data.find(isLive) ?? null;
  }

  async function change(teamId: string, wish: StoredPlanChoice) {
    const [live, stripe] = [await liveOf(teamId), await connect()];
    const item = live?.items.data[0];
    if (!live || !item) return refuse('Closed');
    if (live.status !== 'active' && live.status !== 'trialing')
      return refuse('PleaseUpdateYourPaymentMethod');
    const price = await priceDataOf(stripe, prices, wish);
    if (!price) return refuse('InvalidInput', { fields: [{ path: 'maxUser', code: 'range' }] });
    const metadata = metadataOf(teamId, wish);
    const isSame =
      Object.entries(metadata).every(([name, value]) => live.metadata[name] === value) &&
      item.price.recurring?.interval === intervalOf(wish);
    if (isSame && !live.cancel_at_period_end) return refuse('AlreadyDone');
    const quantity = quantityOf(wish);
    const changed = isSame
      ? { cancel_at_period_end: false }
      : {
          cancel_at_period_end: false,
          items: [{ id: item.id, price_data: price, quantity }],
          metadata,
          // A dearer plan is paid at once or not begun.
          payment_behavior: 'error_if_incomplete' as const,
          proration_behavior: prorationOf(item, wish, price.unit_amount * quantity),
        };
    const state = [live.id, item.price.id, item.quantity ?? 1, live.cancel_at_period_end] as const;
    await stripe.subscriptions.update(live.id, changed, {
      idempotencyKey: keyOf('change', ...state, JSON.stringify(wish), price.unit_amount),
    });
    await sync(teamId);
    return null;
  }

  async function cancel(teamId: string) {
    const live = await liveOf(teamId);
    if (!live) return refuse('Closed');
    if (!live.cancel_at_period_end)
      await (await connect()).subscriptions.update(live.id, { cancel_at_period_end: true });
    await sync(teamId);
    return null;
  }

  async function close(teamId: string): Promise<void> {
    const live = await liveOf(teamId);
    if (live) await (await connect()).subscriptions.cancel(live.id);
  }

  /** Subscriptions the sandbox started before Stripe was set up end with their period, because they were never paid. */
  async function advanceTeam(teamId: string): Promise<void> {
    const subscribed = await store.readSubscription(database, teamId);
    if (!subscribed) return;
    if (subscribed.remoteId === null) {
      const ended = life.ended(subscribed.life, clock.now());
      await database.transaction().execute((transaction) => store.writeLife(transaction, teamId, ended));
      return announcements.publish({ kind: 'teamChanged', teamId });
    }
    const due = life.nextStep(subscribed.life);
    if (due?.step === 'close' && due.at <= clock.now()) await close(teamId);
    await sync(teamId);
  }

  return {
    isSandbox: false,
    finish: null,
    checkout: (teamId, wish) =>
      asking(log, async () => {
        const stripe = await connect();
        const customer = await customerOf(database, stripe, teamId);
        return openSession(stripe, prices, {
          teamId,
          customer,
          publicUrl: config.publicUrl,
          wish,
          now: clock.now(),
        });
      }),
    preview: (teamId, wish) =>
      asking(log, async () => {
        const live = await liveOf(teamId);
        return live ? previewOf(await connect(), prices, live, wish) : refuse('Closed');
      }),
    change: (teamId, wish) => asking(log, () => change(teamId, wish)),
    cancel: (teamId) => asking(log, () => cancel(teamId)),
    saveCustomer: (teamId, customer) =>
      asking(log, async () => {
        const id = (await store.readAccount(database, teamId))?.provider_customer ?? null;
        if (id !== null) await writeDetails(await connect(), id, customer);
        return null;
      }),
    close: (teamId) =>
      asking(log, async () => {
        await close(teamId);
        return null;
      }),
    webhook: createWebhookHandler({
      ...syncing,
      log,
      isLiveMode: /^[sr]k_live_/.test(config.stripeKey),
      webhookSecrets: config.stripeWebhookSecrets,
    }),
    async runDueSteps() {
      const faults: unknown[] = [];
      for (const teamId of await store.readTeamsWithStepDue(database, clock.now()))
        try {
          await advanceTeam(teamId);
        } catch (error) {
          const fault = stripeFault(error);
          if (!fault) faults.push(error);
          else log.error({ stripe: fault, teamId }, 'Stripe refused or did not answer');
          if (fault && isOfAll(fault)) return; // the rest waits for the next run as well
        }
      if (faults.length > 0) throw new AggregateError(faults, 'a subscription could not be read again');
    },
  };
}
