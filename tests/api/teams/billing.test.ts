// The life of a subscription in the sandbox, by moving the clock: begun, changed, failed, limited, paid, cancelled, ended.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { billing } from '../../../src/server/run/jobs/billing.ts';
import {
  foundTeam,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

let testApp: TestApp;
let ours: TeamOfTwo;
const dayMs = 24 * 60 * 60_000;

beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  ours = await foundTeam(testApp, 'Ours');
});

type Fields = Readonly<Record<string, unknown>>;
const get = (call: string, query = '') =>
  testApp.ask('GET', `/api/Stripe/${call}/${ours.team.teamId}${query}`, { token: ours.admin.token });
const post = (call: string, json: Fields = {}) =>
  testApp.ask('POST', `/api/Stripe/${call}`, { token: ours.admin.token, json });
const passed = async (days: number) => {
  testApp.clock.forward(days * dayMs);
  await billing(testApp.parts).run();
};

const order = (maxUser = 5, isMonthly = true) =>
  get('Subscribe', `?isPayPerUser=true&monthly=${isMonthly}&maxUser=${maxUser}`);
async function finish(url: unknown, outcome: string) {
  const checkoutId = new URL(String(url), 'http://topla.test').searchParams.get('checkout');
  return post('SandboxCheckout', { checkoutId, outcome });
}
async function subscribeBy(outcome: string) {
  const { body } = await order();
  return finish(body.url, outcome);
}
const teamRow = () =>
  testApp.parts.database
    .selectFrom('teams')
    .select(['places', 'is_limited', 'deactivation_due_at'])
    .where('id', '=', ours.team.teamId)
    .executeTakeFirstOrThrow();
const rowOf = () =>
  testApp.parts.database
    .selectFrom('subscriptions')
    .selectAll()
    .where('team_id', '=', ours.team.teamId)
    .executeTakeFirstOrThrow();
const invoiceStatuses = async () => {
  const rows = await testApp.parts.database
    .selectFrom('invoices')
    .select('status')
    .where('team_id', '=', ours.team.teamId)
    .orderBy('at')
    .execute();
  return rows.map(({ status }) => status);
};

describe('beginning', () => {
  test('before there is a subscription, plans and prices are shown', async () => {
    const { body } = await get('Subscription');
    expect(body).toMatchObject({ package: null, status: 'none', members: 2, isSandbox: true });
    expect(body.plans).toHaveLength(6);
  });

  test('whom larger teams write to is named by the operator', async () => {
    expect((await get('Subscription')).body.contact).toBeNull();
    const named = await startTestApp({ environment: { BILLING_CONTACT: 'sales@example.com' } });
    const theirs = await foundTeam(named, 'Theirs');
    const { body } = await named.ask('GET', `/api/Stripe/Subscription/${theirs.team.teamId}`, {
      token: theirs.admin.token,
    });
    expect(body.contact).toBe('sales@example.com');
    await named.close();
  });

  test('paid in the sandbox it is active, with places, a card and an invoice', async () => {
    expect((await subscribeBy('pay')).body).toEqual({ isPaid: true, next: 'checkout-success' });
    expect((await get('Subscription')).body).toMatchObject({
      package: 'team',
      status: 'active',
      maxUser: 5,
      price: { amount: 1500, currency: 'EUR' },
    });
    expect(await teamRow()).toEqual({ places: 5, is_limited: false, deactivation_due_at: null });
    expect((await get('InvoiceList')).body.invoices).toMatchObject([
      { status: 'paid', total: { amount: 1500, currency: 'EUR' } },
    ]);
    expect((await get('PaymentMethod')).body).toMatchObject({
      card: { last4: '4242' },
      lastPayment: { status: 'paid' },
    });
    expect((await order()).body.error).toBe('AlreadyDone');
  });

  test('a payment that fails begins nothing', async () => {
    expect((await subscribeBy('paymentFails')).body).toEqual({ isPaid: false, next: 'plans' });
    expect((await get('Subscription')).body).toMatchObject({ status: 'none' });
  });

  test('a checkout that was opened for fewer people than there are now begins nothing', async () => {
    const { url } = (await order(2)).body;
    await welcome(testApp, 'Cy', ours.team.teamId);
    const { status, body } = await finish(url, 'pay');
    expect([status, body.fields]).toEqual([400, [{ path: 'maxUser', code: 'range' }]]);
    expect((await teamRow()).places).toBeNull();
  });

  test('seats below the members or beyond the plan are refused; an open checkout is given out again', async () => {
    for (const seats of [1, 501]) expect((await order(seats)).status).toBe(400);
    expect((await order()).body.url).toBe((await order()).body.url);
  });

  test.each([
    ['sec-fetch-mode', 'navigate'],
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
    ['x-moz', 'prefetch'],
    ['x-purpose', 'preview'],
  ])(
    'a browser that opens the address as a page or in advance orders nothing: %s: %s',
    async (name, value) => {
      for (const path of [
        `Subscribe/${ours.team.teamId}?isPayPerUser=true&monthly=true&maxUser=5`,
        `SetupPayment/${ours.team.teamId}`,
      ]) {
        const asking = { token: ours.admin.token, headers: { [name]: value } };
        const { status, body } = await testApp.ask('GET', `/api/Stripe/${path}`, asking);
        expect([path, status, body.error]).toEqual([path, 403, 'NotAllowed']);
      }
    },
  );
});

describe('changing', () => {
  const wish = { package: 'team', isPayPerUser: true, isMonthly: true, maxUser: 5 };

  test('more seats are paid for the rest of the period, yearly begins a new one, and nothing changed is refused', async () => {
    await subscribeBy('pay');
    expect((await post('Subscription', wish)).body.error).toBe('AlreadyDone');
    expect((await post('Subscription', { ...wish, maxUser: 1 })).status).toBe(400);
    expect((await post('Subscription', { ...wish, maxUser: 8 })).body).toMatchObject({ maxUser: 8 });
    expect((await teamRow()).places).toBe(8);
    expect((await post('Subscription', { ...wish, maxUser: 8, isMonthly: false })).body).toMatchObject({
      isMonthly: false,
      price: { amount: 24_000 },
    });
    const { body } = await get('InvoiceList');
    const amounts = (body.invoices as { total: { amount: number } }[]).map(({ total }) => total.amount); // of the contract
    // Yearly, less the eight seats of the month that had only begun.
    expect(amounts.toSorted((one, other) => one - other)).toEqual([900, 1500, 24_000 - 2400]);
  });

  test.each([
    ['more places half way', { maxUser: 8 }, 450, 2400],
    ['fewer places', { maxUser: 4 }, 0, 1200],
    ['a year', { isMonthly: false }, 15_000 - 750, 15_000],
    ['another plan', { package: 'business' }, 250, 2000],
  ] as const)('%s costs what was told before', async (_, change, due, next) => {
    await subscribeBy('pay');
    const { period_start: from, period_end: to } = await rowOf();
    const half = (to - from) / 2; // of the period, without ending the session
    await testApp.parts.database
      .updateTable('subscriptions')
      .set({ period_start: from - half, period_end: to - half })
      .where('team_id', '=', ours.team.teamId)
      .execute();
    const wanted = { ...wish, ...change };
    const { isMonthly, isPayPerUser, maxUser, package: name } = wanted;
    const query = `?package=${name}&isPayPerUser=${isPayPerUser}&monthly=${isMonthly}&maxUser=${maxUser}`;
    const { body } = await get('SubscriptionPreview', query);
    expect(body).toMatchObject({ due: { amount: due }, credit: { amount: 0 }, next: { amount: next } });
    expect((await post('Subscription', wanted)).body).toMatchObject({
      price: { amount: next },
      renewsAt: body.nextAt,
    });
    const { invoices } = (await get('InvoiceList')).body as { invoices: { total: { amount: number } }[] }; // of the contract
    const paid = invoices.reduce((sum, { total }) => sum + total.amount, 0) - 1500;
    expect(paid).toBe(due);
  });

  test('a first plan costs its first period; too few places are refused before they are paid', async () => {
    const ask = (maxUser: number) =>
      get('SubscriptionPreview', `?package=team&isPayPerUser=true&monthly=true&maxUser=${maxUser}`);
    expect((await ask(5)).body).toMatchObject({ due: { amount: 1500 }, next: { amount: 1500 } });
    expect((await ask(1)).status).toBe(400);
    expect((await ask(51)).status).toBe(400);
  });

  test('a checkout that is refused leaves the card as it was', async () => {
    const { body: second } = await order(6);
    await subscribeBy('pay');
    expect((await finish(second.url, 'cardExpires')).body.error).toBe('AlreadyDone');
    expect((await get('PaymentMethod')).body).toMatchObject({ card: { last4: '4242' } });
  });

  test('cancelled it ends with its period, unless it is taken up again', async () => {
    expect((await post('CancelSubscription')).body.error).toBe('Closed');
    await subscribeBy('pay');
    const { body } = await post('CancelSubscription');
    expect(body.endsAt).not.toBeNull();
    expect((await post('CancelSubscription')).body).toEqual(body);
    expect((await post('Subscription', wish)).body).toMatchObject({ endsAt: null });
    await post('CancelSubscription');
    await passed(31);
    expect(await rowOf()).toMatchObject({ status: 'canceled', next_step_at: null });
    expect((await teamRow()).is_limited).toBe(true);
  });
});

describe('renewing', () => {
  test('goes on month by month, also when the server was away', async () => {
    await subscribeBy('pay');
    await passed(95);
    expect(await invoiceStatuses()).toEqual(['paid', 'paid', 'paid', 'paid']);
    expect(await rowOf()).toMatchObject({ status: 'active', tries: 0 });
  });

  test('a failed payment is tried three times in 14 days, then the team is limited, later closed', async () => {
    await subscribeBy('cardExpires');
    await passed(31);
    expect(await rowOf()).toMatchObject({ status: 'pastDue', tries: 0 });
    expect((await teamRow()).deactivation_due_at).not.toBeNull();
    for (const [days, tries, isLimited] of [
      [3, 1, false],
      [4, 2, false],
      [7, 3, true],
    ] as const) {
      await passed(days);
      expect(await rowOf()).toMatchObject({ status: 'pastDue', tries });
      expect((await teamRow()).is_limited).toBe(isLimited);
    }
    expect(await invoiceStatuses()).toEqual(['paid', 'open']);
    await passed(30);
    expect(await rowOf()).toMatchObject({ status: 'canceled' });
    expect(await invoiceStatuses()).toEqual(['paid', 'uncollectible']);
  });

  test('a new card pays what is owed, and the team is free again', async () => {
    await subscribeBy('cardExpires');
    await passed(46);
    expect((await teamRow()).is_limited).toBe(true);
    const { billing: provider } = testApp.parts;
    const url = await provider.checkout(ours.team.teamId, null);
    const checkoutId = new URL(String(url), 'http://topla.test').searchParams.get('checkout') ?? '';
    expect(await provider.finish?.(ours.team.teamId, checkoutId, 'pay')).toMatchObject({ isPaid: true });
    expect(await teamRow()).toEqual({ places: 5, is_limited: false, deactivation_due_at: null });
    expect(await invoiceStatuses()).toEqual(['paid', 'paid']);
  });
});

describe('billing details', () => {
  const details = {
    companyName: 'Northlight',
    vatNumber: 'de 136 695 976',
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

  test('are null at first, and shown as they were stored', async () => {
    expect((await get('Customer')).raw.body).toBe('null');
    const { body } = await post('Customer', details);
    expect(body).toEqual({ ...details, vatNumber: 'DE136695976' });
    expect((await get('Customer')).body).toEqual(body);
  });

  test.each([
    ['vatNumber', 'DE136695978'],
    ['postalCode', '1011'],
    ['country', 'ZZ'],
    ['financeEmail', 'nobody'],
  ])('a wrong %s is refused by name', async (path, value) => {
    const { status, body } = await post('Customer', { ...details, [path]: value });
    expect(status).toBe(400);
    expect(JSON.stringify(body.fields)).toContain(path);
  });
});
