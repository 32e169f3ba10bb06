// The life of a subscription at Stripe, played by a stand-in: paid, changed, failed, limited, paid again, cancelled, ended.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { teamDeletion } from '../../../src/server/run/jobs/teamDeletion.ts';
import {
  dayMs,
  openStripeTeam,
  type PayingTeam,
  payingTeam,
  type StripeTeam,
} from '../../support/people/stripeTeam.ts';

let at: StripeTeam;
let ours: PayingTeam;

beforeAll(async () => {
  at = await openStripeTeam();
});
afterAll(() => at.close());
beforeEach(async () => {
  ours = await payingTeam(at);
});

type Fields = Readonly<Record<string, unknown>>;
const wish = { package: 'team', isPayPerUser: true, isMonthly: true, maxUser: 5 };

describe('beginning', () => {
  test('what is paid on the page of Stripe counts once Stripe has said so, not when the browser is back', async () => {
    await ours.subscribe();
    expect(await ours.shown()).toMatchObject({ status: 'none', isSandbox: false });
    expect((await ours.teamRow()).places).toBeNull();
    expect(await ours.tellAll()).toEqual([200]);
    expect(await ours.shown()).toMatchObject({
      package: 'team',
      status: 'active',
      isMonthly: true,
      maxUser: 5,
      price: { amount: 1500, currency: 'EUR' },
      isSandbox: false,
    });
    expect(await ours.teamRow()).toEqual({ places: 5, is_limited: false, deactivation_due_at: null });
    const [invoice] = (await ours.get('InvoiceList')).body.invoices as Fields[]; // one row, looked at below
    expect(invoice).toMatchObject({ status: 'paid', total: { amount: 1500, currency: 'EUR' } });
    expect(invoice?.pdfUrl).toMatch(/^https:.*pdf$/);
    expect((await ours.get('PaymentMethod')).body).toMatchObject({
      card: { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2031 },
      lastPayment: { status: 'paid' },
      nextTryAt: null,
    });
    expect((await ours.order()).body.error).toBe('AlreadyDone');
  });

  test('an open page is given out again for the same, and closed for anything else', async () => {
    const first = (await ours.order()).body.url;
    expect((await ours.order()).body.url).toBe(first);
    const second = (await ours.order(6)).body.url;
    expect(second).not.toBe(first);
    expect(() => at.stripe.complete(String(first))).toThrow('closed');
    expect((await ours.order()).body.url).not.toBe(first);
  });

  test('somebody who paid a moment ago, before it was told, is not led to pay again', async () => {
    await ours.subscribe();
    expect((await ours.order()).body.error).toBe('AlreadyDone');
    expect((await ours.order(8)).body.error).toBe('AlreadyDone');
  });

  test('with Stripe away nothing happens, in a sentence', async () => {
    at.stripe.mood = 'away';
    const { status, body } = await ours.order();
    expect([status, body.error]).toEqual([503, 'TemporarilyUnavailable']);
    expect(String(body.message ?? '')).not.toMatch(/sk_test|127\.0\.0\.1/);
    at.stripe.mood = 'well';
    expect((await ours.order()).body.url).toMatch(/^https:/);
  });

  test('the page of the sandbox is not there', async () => {
    const checkoutId = '0f1c2d3e-4b5a-4968-8776-655443322110';
    expect((await ours.post('SandboxCheckout', { checkoutId, outcome: 'pay' })).body.error).toBe('NotFound');
  });
});

describe('changing', () => {
  test('more seats, yearly, fewer seats; the same again is refused', async () => {
    await ours.subscribe();
    await ours.tellAll();
    expect((await ours.post('Subscription', wish)).body.error).toBe('AlreadyDone');
    expect((await ours.post('Subscription', { ...wish, maxUser: 8 })).body).toMatchObject({ maxUser: 8 });
    expect((await ours.teamRow()).places).toBe(8);
    expect((await ours.post('Subscription', { ...wish, maxUser: 8, isMonthly: false })).body).toMatchObject({
      isMonthly: false,
      price: { amount: 24_000 },
    });
    expect((await ours.post('Subscription', { ...wish, maxUser: 4, isMonthly: false })).body).toMatchObject({
      maxUser: 4,
    });
    expect((await ours.get('InvoiceList')).body.invoices).toHaveLength(3);
  });

  test('what a change costs is told as Stripe reckons it, and nothing is changed by asking', async () => {
    await ours.subscribe();
    await ours.tellAll();
    const ask = async (maxUser: number, monthly: boolean) => {
      const query = `?package=team&isPayPerUser=true&monthly=${monthly}&maxUser=${maxUser}`;
      return (await ours.get('SubscriptionPreview', query)).body;
    };
    expect(await ask(8, true)).toMatchObject({ due: { amount: 900 }, credit: { amount: 0 } });
    expect(await ask(4, true)).toMatchObject({ due: { amount: 0 }, credit: { amount: 300 } });
    expect(await ask(5, false)).toMatchObject({ due: { amount: 15_000 }, next: { amount: 15_000 } });
    expect(await ours.shown()).toMatchObject({ maxUser: 5, isMonthly: true });
    at.stripe.mood = 'away';
    expect(await ask(8, true)).toMatchObject({ error: 'TemporarilyUnavailable' });
    at.stripe.mood = 'well';
  });

  test('there and back and there again on one day is done three times', async () => {
    await ours.subscribe();
    await ours.tellAll();
    for (const maxUser of [8, 5, 8, 5])
      expect((await ours.post('Subscription', { ...wish, maxUser })).body).toMatchObject({ maxUser });
  });

  test('a dearer plan that the card does not pay is refused, and nothing changes', async () => {
    await ours.subscribe('declined');
    await ours.tellAll();
    at.stripe.retry(String([...at.stripe.state.invoices.values()].at(-1)?.id));
    for (const subscription of at.stripe.state.subscriptions.values()) subscription.status = 'active';
    await ours.tellAll();
    const { status, body } = await ours.post('Subscription', { ...wish, maxUser: 8 });
    expect([status, body.error]).toEqual([403, 'PleaseUpdateYourPaymentMethod']);
    expect(await ours.shown()).toMatchObject({ maxUser: 5 });
  });

  test('cancelled it names its end, is taken up again, cancelled and over', async () => {
    expect((await ours.post('CancelSubscription')).body.error).toBe('Closed');
    await ours.subscribe();
    await ours.tellAll();
    const { body } = await ours.post('CancelSubscription');
    expect(body).toMatchObject({ status: 'active', renewsAt: null });
    expect(body.endsAt).not.toBeNull();
    expect((await ours.post('CancelSubscription')).body).toEqual(body);
    expect((await ours.post('Subscription', wish)).body).toMatchObject({ endsAt: null });
    await ours.post('CancelSubscription');
    await ours.forward(31);
    at.stripe.renew(await ours.subscriptionId());
    await ours.tellAll();
    expect(await ours.shown()).toMatchObject({ status: 'canceled' });
    expect((await ours.teamRow()).is_limited).toBe(true);
    expect((await ours.order()).body.url).toMatch(/^https:/);
  });
});

describe('failing', () => {
  async function fail() {
    await ours.subscribe();
    await ours.tellAll();
    for (const card of at.stripe.state.cards.values()) card.declines = true;
    await ours.forward(30);
    at.stripe.renew(await ours.subscriptionId());
    await ours.tellAll();
  }

  test('a failed renewal shows its date, limits the team after two weeks, and a new card frees it', async () => {
    await fail();
    expect(await ours.shown()).toMatchObject({ status: 'pastDue' });
    expect((await ours.teamRow()).is_limited).toBe(false);
    const payment = (await ours.get('PaymentMethod')).body;
    expect(payment).toMatchObject({ lastPayment: { status: 'failed' } });
    expect(payment.nextTryAt).not.toBeNull();
    const { body: overview } = await ours.get('SubscriptionOverview');
    expect(overview).toMatchObject({ isPaymentFailed: true });
    expect(overview.deactivationDueDate).not.toBeNull();
    await ours.passed(14);
    expect((await ours.teamRow()).is_limited).toBe(true);
    const { body } = await ours.get('SetupPayment');
    at.stripe.complete(String(body.url));
    await ours.tellAll();
    expect(await ours.shown()).toMatchObject({ status: 'active' });
    expect(await ours.teamRow()).toEqual({ places: 5, is_limited: false, deactivation_due_at: null });
    expect((await ours.get('PaymentMethod')).body).toMatchObject({
      lastPayment: { status: 'paid' },
      nextTryAt: null,
    });
  });

  test('another card that is declined changes nothing', async () => {
    await fail();
    const { body } = await ours.get('SetupPayment');
    at.stripe.complete(String(body.url), 'declined');
    await ours.tellAll();
    expect(await ours.shown()).toMatchObject({ status: 'pastDue' });
  });

  test('what Stripe gives up is limited at once, and closed a month later', async () => {
    await fail();
    at.stripe.giveUp(await ours.subscriptionId());
    await ours.tellAll();
    expect((await ours.teamRow()).is_limited).toBe(true);
    await ours.passed(45);
    expect(await ours.shown()).toMatchObject({ status: 'canceled' });
    expect(at.stripe.state.subscriptions.get(await ours.subscriptionId())?.status).toBe('canceled');
  });
});

describe('around it', () => {
  const details = {
    companyName: 'Northlight',
    vatNumber: 'NL001234567B01',
    financeEmail: 'finance@example.test',
    country: 'DE',
    addressLine1: 'Quay 1',
    addressLine2: '',
    city: 'Berlin',
    stateProvince: '',
    postalCode: '10115',
    contactFirstName: 'Ada',
    contactLastName: 'Moss',
    contactEmail: 'ada@example.test',
    contactPhone: '+49 30 1234567',
  };
  const taxIds = async () => {
    const customer = await ours.customerId();
    return [...at.stripe.state.taxIds.values()].filter((one) => one.customer === customer);
  };

  test('billing details and the tax number stand at Stripe; one that Stripe refuses changes nothing', async () => {
    expect((await ours.post('Customer', { ...details, vatNumber: 'DE811907980' })).status).toBe(200);
    await ours.order();
    expect(at.stripe.state.customers.get(await ours.customerId())).toMatchObject({
      name: 'Northlight',
      email: 'finance@example.test',
      address: { country: 'DE', city: 'Berlin' },
    });
    expect(await taxIds()).toMatchObject([{ type: 'eu_vat', value: 'DE811907980' }]);
    const { status, body } = await ours.post('Customer', {
      ...details,
      vatNumber: 'DE136695976',
      city: 'Bonn',
    });
    expect([status, body.error]).toEqual([400, 'InvalidInput']);
    expect((await ours.get('Customer')).body).toMatchObject({ city: 'Berlin', vatNumber: 'DE811907980' });
    expect((await ours.post('Customer', { ...details, vatNumber: '' })).status).toBe(200);
    expect(await taxIds()).toEqual([]);
  });

  test('a team that is deleted has its subscription ended first', async () => {
    await ours.subscribe();
    await ours.tellAll();
    const subscription = await ours.subscriptionId();
    await at.testApp.parts.database
      .updateTable('teams')
      .set({ deletes_at: at.testApp.clock.now() - 1 })
      .where('id', '=', ours.teamId)
      .execute();
    const job = teamDeletion(at.testApp.parts);
    at.stripe.mood = 'away';
    await expect(job.run()).rejects.toThrow('could not be deleted');
    at.stripe.mood = 'well';
    await job.run();
    expect(at.stripe.state.subscriptions.get(subscription)?.status).toBe('canceled');
    expect(
      await at.testApp.parts.database
        .selectFrom('teams')
        .select('id')
        .where('id', '=', ours.teamId)
        .execute(),
    ).toEqual([]);
  });

  test('what the sandbox began before there was a key ends with its period', async () => {
    await at.testApp.parts.database
      .insertInto('subscriptions')
      .values({
        team_id: ours.teamId,
        package: 'team',
        is_pay_per_user: true,
        is_monthly: true,
        max_user: 5,
        status: 'active',
        anchor: at.testApp.clock.now(),
        period_start: at.testApp.clock.now(),
        period_end: at.testApp.clock.now() + dayMs,
        is_ending: false,
        ended_at: null,
        failed_at: null,
        tries: 0,
        next_step_at: at.testApp.clock.now() + dayMs,
        price: null,
      })
      .execute();
    await ours.passed(2);
    expect(await ours.shown()).toMatchObject({ status: 'canceled' });
    expect((await ours.order()).body.url).toMatch(/^https:/);
  });
});
