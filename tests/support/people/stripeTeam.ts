// A team whose admin pays by the stand-in for Stripe.
import type { User } from '../../../src/contract/people/people.ts';
import { billing } from '../../../src/server/run/jobs/billing.ts';
import { type FakeStripe, openFakeStripe, type StripeEvent } from '../fakes/fakeStripe.ts';
import { foundTeam, password, startTestApp, type TeamOfTwo, type TestApp } from '../servers/testApp.ts';

type Fields = Readonly<Record<string, unknown>>;
export const dayMs = 24 * 60 * 60_000;

export interface StripeTeam {
  readonly testApp: TestApp;
  readonly stripe: FakeStripe;
  close(): Promise<void>;
}

export async function openStripeTeam(): Promise<StripeTeam> {
  const time = { now: () => 0 };
  const stripe = await openFakeStripe({ now: () => time.now() });
  const testApp = await startTestApp({ environment: stripe.environment });
  time.now = () => testApp.clock.now();
  return {
    testApp,
    stripe,
    async close() {
      await testApp.close();
      await stripe.close();
    },
  };
}

export async function payingTeam({ testApp, stripe }: StripeTeam) {
  stripe.mood = 'well';
  stripe.events.length = 0;
  stripe.calls.length = 0;
  const ours: TeamOfTwo = await foundTeam(testApp, 'Ours');
  const { teamId } = ours.team;
  const { database } = testApp.parts;
  let { token } = ours.admin;

  const get = (call: string, query = '') =>
    testApp.ask('GET', `/api/Stripe/${call}/${teamId}${query}`, { token });
  const post = (call: string, json: Fields = {}) =>
    testApp.ask('POST', `/api/Stripe/${call}`, { token, json });
  const send = (event: StripeEvent, secret?: string) => {
    const { payload, headers } = stripe.signed(event, secret);
    return testApp.ask('POST', '/api/Stripe/Webhook', { payload, headers });
  };
  const order = (maxUser = 5, isMonthly = true) =>
    get('Subscribe', `?isPayPerUser=true&monthly=${isMonthly}&maxUser=${maxUser}`);
  const customerId = async () => {
    const account = await database
      .selectFrom('billing_accounts')
      .select('provider_customer')
      .where('team_id', '=', teamId)
      .executeTakeFirstOrThrow();
    return String(account.provider_customer);
  };
  /** Sessions end meanwhile: the admin signs in again. */
  const forward = async (days: number) => {
    testApp.clock.forward(days * dayMs);
    const { email } = ours.admin;
    const { body } = await testApp.ask('POST', '/api/Authentication/loginWithGS', {
      json: { email, password },
    });
    token = (body as unknown as User).guulJwt; // the answer of the contract
  };
  return {
    teamId,
    get,
    post,
    send,
    order,
    customerId,
    forward,
    /** Everything that happened is told, in this order; the statuses of the answers. */
    async tellAll(inOrder: (events: StripeEvent[]) => StripeEvent[] = (events) => events) {
      const statuses = new Set<number>();
      for (const event of inOrder(stripe.events.splice(0))) statuses.add((await send(event)).status);
      return [...statuses];
    },
    async subscribe(card: 'good' | 'declined' = 'good') {
      const { body } = await order();
      stripe.complete(String(body.url), card);
    },
    shown: async () => (await get('Subscription')).body,
    teamRow: () =>
      database
        .selectFrom('teams')
        .select(['places', 'is_limited', 'deactivation_due_at'])
        .where('id', '=', teamId)
        .executeTakeFirstOrThrow(),
    async subscriptionId() {
      const customer = await customerId();
      const all = [...stripe.state.subscriptions.values()].filter((one) => one.customer === customer);
      return String(all.at(-1)?.id);
    },
    async passed(days: number) {
      await forward(days);
      await billing(testApp.parts).run();
    },
  };
}
export type PayingTeam = Awaited<ReturnType<typeof payingTeam>>;
