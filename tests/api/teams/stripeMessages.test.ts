// What Stripe tells: late, twice, out of order, at once, forged, while it is away.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type StripeEvent, webhookSecrets } from '../../support/fakes/fakeStripe.ts';
import {
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

describe('messages', () => {
  test.each([
    ['late and out of order', (events: StripeEvent[]) => events.toReversed()],
    ['each twice', (events: StripeEvent[]) => events.flatMap((event) => [event, event])],
    ['only the last', (events: StripeEvent[]) => events.slice(-1)],
  ])('%s, the end is the same', async (_how, as) => {
    await ours.subscribe();
    expect(await ours.tellAll(as)).toEqual([200]);
    expect(await ours.shown()).toMatchObject({ status: 'active', maxUser: 5 });
    expect((await ours.get('InvoiceList')).body.invoices).toHaveLength(1);
  });

  test('all at once, the end is the same', async () => {
    await ours.subscribe();
    const answers = await Promise.all(at.stripe.events.splice(0).map((event) => ours.send(event)));
    expect(answers.map(({ status }) => status)).not.toContain(500);
    expect(await ours.shown()).toMatchObject({ status: 'active', maxUser: 5 });
    expect((await ours.get('InvoiceList')).body.invoices).toHaveLength(1);
  });

  test('an old message after newer ones changes nothing back', async () => {
    await ours.subscribe();
    const old = [...at.stripe.events];
    await ours.tellAll();
    await ours.post('CancelSubscription');
    at.stripe.renew(await ours.subscriptionId());
    await ours.tellAll();
    expect(await ours.shown()).toMatchObject({ status: 'canceled' });
    for (const event of old) await ours.send(event);
    expect(await ours.shown()).toMatchObject({ status: 'canceled' });
  });

  test('forged, changed, too old or of the other mode they are refused and do nothing', async () => {
    await ours.subscribe();
    const [event] = at.stripe.events;
    if (!event) throw new Error('nothing was told');
    expect((await ours.send(event, 'whsec_of_somebody_else')).body.error).toBe('WeakSignature');
    const { payload, headers } = at.stripe.signed(event);
    const changed = payload.replace('"active"', '"unpaid"');
    expect((await at.testApp.ask('POST', '/api/Stripe/Webhook', { payload: changed, headers })).status).toBe(
      400,
    );
    expect((await at.testApp.ask('POST', '/api/Stripe/Webhook', { payload })).status).toBe(400);
    expect((await ours.send({ ...event, livemode: true })).body.error).toBe('WeakSignature');
    at.testApp.clock.forward(301_000);
    expect((await at.testApp.ask('POST', '/api/Stripe/Webhook', { payload, headers })).status).toBe(400);
    expect(await ours.shown()).toMatchObject({ status: 'none' });
  });

  test('dated ahead of our clock they are taken up to five minutes, as late ones are, and no further', async () => {
    await ours.subscribe();
    const [event] = at.stripe.events;
    if (!event) throw new Error('nothing was told');
    const sendAhead = async (seconds: number) => {
      at.testApp.clock.forward(seconds * 1_000);
      const { payload, headers } = at.stripe.signed(event);
      at.testApp.clock.forward(-seconds * 1_000);
      return at.testApp.ask('POST', '/api/Stripe/Webhook', { payload, headers });
    };
    expect((await sendAhead(3_600)).body.error).toBe('WeakSignature');
    expect((await sendAhead(302)).status).toBe(400);
    expect(await ours.shown()).toMatchObject({ status: 'none' });
    expect((await sendAhead(298)).status).toBe(200);
  });

  test('the next secret is taken beside the present one', async () => {
    await ours.subscribe();
    for (const event of at.stripe.events.splice(0))
      expect((await ours.send(event, webhookSecrets[1])).status).toBe(200);
    expect(await ours.shown()).toMatchObject({ status: 'active' });
  });

  test('unknown kinds and unknown customers are received without effect', async () => {
    const of = (type: string, customer: string): StripeEvent => ({
      id: `evt_${type}`,
      type,
      livemode: false,
      data: { object: { object: 'invoice', customer } },
    });
    for (const event of [of('invoice.paid', 'cus_of_nobody'), of('radar.early_fraud_warning.created', 'x')])
      expect((await ours.send(event)).status).toBe(200);
    expect(at.stripe.calls).toEqual([]);
  });

  test('when Stripe cannot be read, the message is refused, and taken when it comes again', async () => {
    await ours.subscribe();
    const [event] = at.stripe.events;
    if (!event) throw new Error('nothing was told');
    at.stripe.mood = 'away';
    expect((await ours.send(event)).status).toBeGreaterThanOrEqual(500);
    at.stripe.mood = 'well';
    expect((await ours.send(event)).status).toBe(200);
    expect(await ours.shown()).toMatchObject({ status: 'active' });
  });

  test('a message that never came is made up for within a day', async () => {
    await ours.subscribe();
    await ours.tellAll();
    at.stripe.end(await ours.subscriptionId());
    at.stripe.events.length = 0;
    expect(await ours.shown()).toMatchObject({ status: 'active' });
    await ours.passed(1);
    expect(await ours.shown()).toMatchObject({ status: 'canceled' });
    expect((await ours.teamRow()).is_limited).toBe(true);
  });
});
