// Stands in for Stripe on this machine: its calls, form-encoded with idempotency keys, and its signed messages.
import { createHmac, randomUUID } from 'node:crypto';
import type { Environment } from '../../../src/server/base/config/config.ts';
import { answerStripe } from './fakeStripeCalls.ts';
import { type Stored, type StripeState, stripeState } from './fakeStripeState.ts';
import { type Asked, openLoopback, type Said } from './loopback.ts';

export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly livemode: boolean;
  readonly data: { readonly object: Readonly<Record<string, unknown>> };
}

export interface FakeStripe {
  readonly url: string;
  readonly environment: Environment;
  readonly state: StripeState;
  /** What was asked: method and path. */
  readonly calls: string[];
  /** What happened and was not told yet, oldest first. */
  readonly events: StripeEvent[];
  mood: 'well' | 'away';
  /** Somebody pays on the page of a session, or enters a card. */
  complete(sessionUrl: string, card?: 'good' | 'declined'): void;
  /** A period ends and the next one is charged. */
  renew(subscription: string): void;
  retry(invoice: string): void;
  /** No retry is left. */
  giveUp(subscription: string): void;
  end(subscription: string): void;
  /** As Stripe sends an event. */
  signed(
    event: StripeEvent,
    secret?: string,
  ): { readonly payload: string; readonly headers: Record<string, string> };
  close(): Promise<void>;
}

export const webhookSecrets = ['whsec_of_the_stand_in', 'whsec_that_comes_next'] as const;

export async function openFakeStripe(clock: { now(): number }): Promise<FakeStripe> {
  const events: StripeEvent[] = [];
  const calls: string[] = [];
  const seconds = () => Math.floor(clock.now() / 1000);
  const tell = (type: string, object: Stored) =>
    events.push({
      id: `evt_${randomUUID()}`,
      type,
      livemode: false,
      data: { object: structuredClone(object) },
    });
  const state = stripeState(seconds, tell);
  const replies = new Map<string, { readonly raw: string; readonly said: Said }>();
  const fake: { mood: FakeStripe['mood'] } = { mood: 'well' };

  function answer(asked: Asked): Said | null {
    if (fake.mood === 'away') return null;
    calls.push(`${asked.method} ${asked.url.pathname}`);
    if (asked.headers.authorization !== 'Bearer sk_test_standIn')
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'no such key' } } };
    const key = asked.headers['idempotency-key'];
    if (typeof key !== 'string' || asked.method !== 'POST') return answerStripe(state, asked);
    const before = replies.get(key);
    if (before && before.raw !== asked.url.pathname + asked.raw)
      return { status: 400, body: { error: { type: 'idempotency_error', message: 'other parameters' } } };
    if (before) return before.said;
    const said = answerStripe(state, asked);
    replies.set(key, { raw: asked.url.pathname + asked.raw, said: structuredClone(said) });
    return said;
  }

  const { url, close } = await openLoopback(answer);
  return {
    ...state.acts,
    url,
    state,
    calls,
    events,
    close,
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_standIn',
      STRIPE_WEBHOOK_SECRET: webhookSecrets.join(','),
      STRIPE_API: url,
    },
    get mood() {
      return fake.mood;
    },
    set mood(mood) {
      fake.mood = mood;
    },
    signed(event, secret = webhookSecrets[0]) {
      const payload = JSON.stringify(event);
      const at = seconds();
      const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
      return {
        payload,
        headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
      };
    },
  };
}
