// What Stripe says of a failure may name keys, cards and addresses: none of it is logged or answered.
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import type { Log } from '../../../base/shared/log.ts';
import { asking } from './connection.ts';

const said = {
  message: 'No such key sk_live_verySecret for ada@example.test, card 4242424242424242',
  headers: { authorization: 'Bearer sk_live_verySecret' },
  requestId: 'req_1',
} as const;
const { errors } = Stripe;

async function whenItFailsWith(error: Error) {
  const logged: unknown[] = [];
  const log: Pick<Log, 'error'> = { error: (...words: unknown[]) => void logged.push(words) };
  const answer = await asking(log, () => Promise.reject(error));
  return { answer, logged: JSON.stringify(logged), text: JSON.stringify([answer, logged]) };
}

test.each([
  [
    'a wrong key',
    new errors.StripeAuthenticationError({ ...said, type: 'invalid_request_error' }),
    'TemporarilyUnavailable',
  ],
  [
    'a request it does not take',
    new errors.StripeInvalidRequestError({ ...said, type: 'invalid_request_error' }),
    'TemporarilyUnavailable',
  ],
  ['its own failure', new errors.StripeAPIError({ ...said, type: 'api_error' }), 'TemporarilyUnavailable'],
  [
    'too many requests',
    new errors.StripeRateLimitError({ ...said, type: 'rate_limit_error' }),
    'TemporarilyUnavailable',
  ],
  [
    'a broken line',
    new errors.StripeConnectionError({ ...said, type: 'api_error' }),
    'TemporarilyUnavailable',
  ],
  [
    'a declined card',
    new errors.StripeCardError({ ...said, type: 'card_error', code: 'card_declined' }),
    'PleaseUpdateYourPaymentMethod',
  ],
])('%s', async (_what, error, key) => {
  const { answer, text } = await whenItFailsWith(error);
  expect(answer).toMatchObject({ ok: false, error: key });
  expect(text).not.toMatch(/verySecret|ada@example|4242/);
});

test('a failure of ours is thrown', async () => {
  await expect(whenItFailsWith(new TypeError('of ours'))).rejects.toThrow('of ours');
});
