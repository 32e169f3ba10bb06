// Tells what a plan costs before it is paid.
import type { Money } from '../../../contract/billing/billing.ts';
import type { PlanCost, previewSubscription } from '../../../contract/billing/preview.ts';
import { refuse } from '../../../contract/errors.ts';
import type { StoredPlanChoice } from '../../base/storage/schema/billing.ts';
import type { Handler } from '../../web/http/route.ts';
import * as life from './lifecycle.ts';
import type { BillingServices } from './services.ts';
import { readLife } from './store.ts';
import { planRefusalOf } from './subscription.ts';

/** The first period of a plan is paid whole. */
function costOfBeginning(price: Money, wish: StoredPlanChoice, now: number): PlanCost {
  const { periodEnd } = life.begun(wish, now);
  return {
    due: price,
    credit: { ...price, amount: 0 },
    next: price,
    nextAt: new Date(periodEnd).toISOString(),
  };
}

export const previewPlan =
  (services: BillingServices): Handler<typeof previewSubscription> =>
  async ({ team: { teamId } }, { package: chosen, isPayPerUser, monthly: isMonthly, maxUser }) => {
    const { billing, clock, database, prices } = services;
    const wish = { package: chosen, isPayPerUser, isMonthly, maxUser };
    const misfit = await planRefusalOf(services, teamId, wish);
    if (misfit) return misfit;
    const price = prices.priceOf(wish);
    if (!price) return refuse('Closed');
    const present = await readLife(database, teamId);
    if (!present || present.status === 'canceled') return costOfBeginning(price, wish, clock.now());
    return billing.preview(teamId, wish);
  };
