// The subscription of a team: shown, begun, changed, cancelled.
import type { AuditAct } from '../../../contract/admin/auditActs.ts';
import type * as call from '../../../contract/billing/billing.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import { timeOf } from '../../base/shared/isoTime.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import type { StoredPlanChoice } from '../../base/storage/schema/billing.ts';
import { countMembers } from '../../people/teamStore.ts';
import type { AnswerOf, Handler } from '../../web/http/route.ts';
import type { MemberContext } from '../../web/http/visit.ts';
import { writeAudit } from '../admin/auditStore.ts';
import type { BillingServices } from './services.ts';
import { readLife, readSubscription } from './store.ts';

async function shown(
  { billing, database, prices }: BillingServices,
  teamId: string,
): Promise<AnswerOf<typeof call.changeSubscription>> {
  const [subscribed, members] = await Promise.all([
    readSubscription(database, teamId),
    countMembers(database, teamId),
  ]);
  const { isSandbox } = billing;
  if (!subscribed)
    return {
      package: null,
      isPayPerUser: true,
      isMonthly: true,
      maxUser: members,
      members,
      status: 'none',
      renewsAt: null,
      endsAt: null,
      price: null,
      isSandbox,
    };
  const { life, price } = subscribed;
  const isOver = life.status === 'canceled';
  const endsAt = isOver ? life.endedAt : life.isEnding ? life.periodEnd : null;
  return {
    package: life.package,
    isPayPerUser: life.isPayPerUser,
    isMonthly: life.isMonthly,
    maxUser: life.maxUser,
    members,
    status: life.status,
    renewsAt: isOver || life.isEnding ? null : timeOf(life.periodEnd),
    endsAt: endsAt === null ? null : timeOf(endsAt),
    price: price ?? prices.priceOf(life),
    isSandbox,
  };
}

export const getSubscription =
  (services: BillingServices): Handler<typeof call.subscription> =>
  async ({ team }) => {
    const { plans, recommended } = services.prices;
    const contact = services.config.billingContact;
    return { ...(await shown(services, team.teamId)), plans: [...plans], recommended, contact };
  };

const outOfRange = (): Refusal => refuse('InvalidInput', { fields: [{ path: 'maxUser', code: 'range' }] });

/** Room for everybody who is there, and a price. */
export async function planRefusalOf(
  { database, prices }: BillingServices,
  teamId: string,
  wish: StoredPlanChoice,
): Promise<Refusal | null> {
  const members = await countMembers(database, teamId);
  return wish.maxUser < members || !prices.priceOf(wish) ? outOfRange() : null;
}

/** Writes the change to the server's log and to the audit log. */
export async function note(
  { clock, database }: Pick<BillingServices, 'clock' | 'database'>,
  { team, member, log }: MemberContext,
  act: AuditAct,
): Promise<void> {
  const { teamId } = team;
  logSecurityEvent(log, { security: 'billingChanged', userId: member.userId, teamId });
  await writeAudit(database, { teamId, actorId: member.userId, at: clock.now() }, [{ act }]);
}

const urlAnswer = (url: string | Refusal): { url: string } | Refusal => (isRefusal(url) ? url : { url });

export const subscribe =
  (services: BillingServices): Handler<typeof call.subscribe> =>
  async (context, { isPayPerUser, monthly: isMonthly, maxUser, package: named }) => {
    if (context.isNavigation) return refuse('NotAllowed');
    const { teamId } = context.team;
    const chosen = named ?? services.prices.smallestFor(maxUser);
    if (!chosen) return outOfRange();
    const wish = { package: chosen, isPayPerUser, isMonthly, maxUser };
    const misfit = await planRefusalOf(services, teamId, wish);
    if (misfit) return misfit;
    const life = await readLife(services.database, teamId);
    if (life && life.status !== 'canceled') return refuse('AlreadyDone');
    return urlAnswer(await services.billing.checkout(teamId, wish));
  };

export const setUpPayment =
  (services: BillingServices): Handler<typeof call.setupPayment> =>
  async ({ isNavigation, team }) =>
    isNavigation ? refuse('NotAllowed') : urlAnswer(await services.billing.checkout(team.teamId, null));

export const changeSubscription =
  (services: BillingServices): Handler<typeof call.changeSubscription> =>
  async (context, { package: chosen, isPayPerUser, isMonthly, maxUser }) => {
    const { teamId } = context.team;
    const wish = { package: chosen, isPayPerUser, isMonthly, maxUser };
    const refusal =
      (await planRefusalOf(services, teamId, wish)) ?? (await services.billing.change(teamId, wish));
    if (refusal) return refusal;
    await note(services, context, 'planChanged');
    return shown(services, teamId);
  };

export const cancelSubscription =
  (services: BillingServices): Handler<typeof call.cancelSubscription> =>
  async (context) => {
    const { teamId } = context.team;
    const refusal = await services.billing.cancel(teamId);
    if (refusal) return refusal;
    await note(services, context, 'planCancelled');
    return shown(services, teamId);
  };

export const finishSandboxCheckout =
  (services: BillingServices): Handler<typeof call.finishSandboxCheckout> =>
  async (context, { checkoutId, outcome }) => {
    const result =
      (await services.billing.finish?.(context.team.teamId, checkoutId, outcome)) ?? refuse('NotFound');
    if (!isRefusal(result) && result.isPaid) await note(services, context, 'planBegun');
    return result;
  };
