// The sandbox: the billing provider of a server without Stripe. It never takes money; its cards pay or fail as chosen.
import type { Money } from '../../../contract/billing/billing.ts';
import type { PlanCost } from '../../../contract/billing/preview.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { Announcements } from '../../base/shared/announcements.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Database } from '../../base/storage/database.ts';
import type { StoredPaymentCard, StoredPlanChoice } from '../../base/storage/schema/billing.ts';
import { countMembers, lockTeam } from '../../people/teamStore.ts';
import * as life from './lifecycle.ts';
import type { PriceList } from './plans.ts';
import type { BillingProvider, Finish } from './provider.ts';
import * as store from './store.ts';

interface Deps {
  readonly announcements: Announcements;
  readonly clock: WallClock;
  readonly database: Database;
  readonly prices: PriceList;
}

const sameChoice = (one: StoredPlanChoice, other: StoredPlanChoice): boolean =>
  one.package === other.package &&
  one.isPayPerUser === other.isPayPerUser &&
  one.isMonthly === other.isMonthly &&
  one.maxUser === other.maxUser;

const placesOutOfRange = (): Refusal =>
  refuse('InvalidInput', { fields: [{ path: 'maxUser', code: 'range' }] });

/** `pays`: the card is valid for years, otherwise for this month only. */
function cardOf(now: number, pays: boolean): StoredPaymentCard {
  const today = new Date(now);
  return {
    brand: 'visa',
    last4: pays ? '4242' : '0341',
    expMonth: today.getUTCMonth() + 1,
    expYear: today.getUTCFullYear() + (pays ? 3 : 0),
  };
}

export function createSandbox(deps: Deps): BillingProvider {
  const { announcements, clock, database } = deps;

  async function within<Result>(teamId: string, act: (trx: Database) => Promise<Result>): Promise<Result> {
    const result = await database.transaction().execute(async (trx) => {
      await lockTeam(trx, teamId);
      return act(trx);
    });
    announcements.publish({ kind: 'teamChanged', teamId });
    return result;
  }

  const finish: Finish = (teamId, checkoutId, outcome) =>
    within(teamId, async (trx) => {
      const checkout = await store.readCheckout(trx, teamId, checkoutId);
      if (!checkout) return refuse('NotFound');
      const now = clock.now();
      const isPaid = outcome !== 'paymentFails';
      const { wish } = checkout;
      if (wish && !isPaid) {
        await writePayment(trx, teamId, false, now);
        return { isPaid, next: 'plans' as const };
      }
      const pays = outcome === 'pay';
      const refusal = wish ? await begin(deps, trx, teamId, wish) : await payOwed(trx, teamId, isPaid, now);
      if (isRefusal(refusal)) return refusal;
      await store.closeCheckout(trx, checkoutId);
      await store.writeAccount(trx, teamId, { card: JSON.stringify(cardOf(now, pays)), card_pays: pays });
      return { isPaid, next: wish ? ('checkout-success' as const) : ('payment-method' as const) };
    });

  return {
    isSandbox: true,
    finish,
    webhook: null,
    saveCustomer: async () => null,
    close: async () => null,
    async checkout(teamId, wish) {
      const id = await within(teamId, (trx) => store.openCheckout(trx, teamId, wish, clock.now()));
      return `/checkout-sandbox?checkout=${id}`;
    },
    preview: (teamId, wish) => preview(deps, teamId, wish),
    change: (teamId, wish) => within(teamId, (trx) => change(deps, trx, teamId, wish)),
    cancel: (teamId) => within(teamId, (trx) => cancel(trx, teamId)),
    async runDueSteps() {
      for (const teamId of await store.readTeamsWithStepDue(database, clock.now()))
        await within(teamId, (trx) => advanceTeam(deps, trx, teamId));
    },
  };
}

async function writePayment(trx: Database, teamId: string, isPaid: boolean, at: number): Promise<void> {
  await store.writeAccount(trx, teamId, {
    last_payment_status: isPaid ? 'paid' : 'failed',
    last_payment_at: at,
  });
}

async function begin(
  { clock, prices }: Deps,
  trx: Database,
  teamId: string,
  wish: StoredPlanChoice,
): Promise<Refusal | null> {
  const total = prices.priceOf(wish);
  if (!total) return refuse('Closed');
  // More may have come since the page was opened.
  if (wish.maxUser < (await countMembers(trx, teamId))) return placesOutOfRange();
  const present = await store.readLife(trx, teamId);
  if (present && present.status !== 'canceled') return refuse('AlreadyDone');
  const now = clock.now();
  const begun = life.begun(wish, now);
  await store.writeLife(trx, teamId, begun);
  await store.writeInvoice(trx, { teamId, at: now, total, status: 'paid', life: begun });
  await writePayment(trx, teamId, true, now);
  return null;
}

/** A new card pays the outstanding amount at once. */
async function payOwed(trx: Database, teamId: string, isPaid: boolean, now: number): Promise<null> {
  const present = await store.readLife(trx, teamId);
  if (present?.status !== 'pastDue') return null;
  await writePayment(trx, teamId, isPaid, now);
  if (!isPaid) return null;
  await store.settleOpenInvoices(trx, teamId, 'paid');
  await store.writeLife(trx, teamId, life.paid(present));
  return null;
}

async function change(
  { clock, prices }: Deps,
  trx: Database,
  teamId: string,
  wish: StoredPlanChoice,
): Promise<Refusal | null> {
  const present = await store.readLife(trx, teamId);
  if (!present || present.status === 'canceled') return refuse('Closed');
  if (present.status === 'pastDue') return refuse('PleaseUpdateYourPaymentMethod');
  const isSame = sameChoice(present, wish);
  if (isSame && !present.isEnding) return refuse('AlreadyDone');
  const price = prices.priceOf(wish);
  if (!price) return placesOutOfRange();
  const now = clock.now();
  const paid = prices.priceOf(present)?.amount ?? 0;
  const { life: changed, due } = life.changedTo(present, wish, { present: paid, wished: price.amount }, now);
  const isChange = changed.periodStart === present.periodStart;
  const bill = { ...price, amount: due };
  const refusal = due > 0 ? await charge(trx, teamId, changed, bill, { now, isChange }) : null;
  if (refusal) return refusal;
  await store.writeLife(trx, teamId, changed);
  return null;
}

/** A cheaper plan is not credited: it lasts as long as what was paid. */
async function preview(
  { clock, database, prices }: Deps,
  teamId: string,
  wish: StoredPlanChoice,
): Promise<PlanCost | Refusal> {
  const present = await store.readLife(database, teamId);
  const price = prices.priceOf(wish);
  if (!present || !price) return refuse('Closed');
  const paid = prices.priceOf(present)?.amount ?? 0;
  const wished = { present: paid, wished: price.amount };
  const { life: changed, due } = life.changedTo(present, wish, wished, clock.now());
  return {
    due: { ...price, amount: due },
    credit: { ...price, amount: 0 },
    next: price,
    nextAt: new Date(changed.periodEnd).toISOString(),
  };
}

/** If the payment fails, nothing changes. */
async function charge(
  trx: Database,
  teamId: string,
  period: life.Life,
  total: Money,
  { now, isChange }: { readonly now: number; readonly isChange: boolean },
): Promise<Refusal | null> {
  const account = await store.readAccount(trx, teamId);
  if (!account?.card_pays) return refuse('PleaseUpdateYourPaymentMethod');
  await store.writeInvoice(trx, { teamId, at: now, total, status: 'paid', life: period, isChange });
  await writePayment(trx, teamId, true, now);
  return null;
}

async function cancel(trx: Database, teamId: string): Promise<Refusal | null> {
  const present = await store.readLife(trx, teamId);
  if (!present || present.status === 'canceled') return refuse('Closed');
  await store.writeLife(trx, teamId, { ...present, isEnding: true });
  return null;
}

/** One step after the other, each as of when it was due: also after the server was away for months. */
async function advanceTeam({ clock, prices }: Deps, trx: Database, teamId: string): Promise<void> {
  const account = await store.readAccount(trx, teamId);
  const pays = account?.card_pays ?? false;
  let present = await store.readLife(trx, teamId);
  for (let due = present && life.nextStep(present); due && due.at <= clock.now(); ) {
    if (!present) return;
    present = await take(trx, teamId, present, due, { pays, total: prices.priceOf(present) });
    due = life.nextStep(present);
  }
  if (present) await store.writeLife(trx, teamId, present);
}

async function take(
  trx: Database,
  teamId: string,
  present: life.Life,
  { step, at }: { readonly step: life.Step; readonly at: number },
  { pays, total }: { readonly pays: boolean; readonly total: Money | null },
): Promise<life.Life> {
  if (step === 'end') return life.ended(present, at);
  if (step === 'close') {
    await store.settleOpenInvoices(trx, teamId, 'uncollectible');
    return life.ended(present, at);
  }
  await writePayment(trx, teamId, pays, at);
  if (step === 'retry') {
    if (pays) await store.settleOpenInvoices(trx, teamId, 'paid');
    return pays ? life.paid(present) : life.failed(present, at);
  }
  const next = life.renewed(present);
  if (total) await store.writeInvoice(trx, { teamId, at, total, status: pays ? 'paid' : 'open', life: next });
  return pays ? next : life.failed(next, at);
}
