// The web hook of the billing provider. Its body stays raw: the signature is over what came.
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../../contract/errors.ts';
import type { Rates } from '../../base/rates/rates.ts';
import { sendRefusal } from '../../web/http/refusal.ts';
import type { BillingProvider } from './provider.ts';

const mostBytes = 1024 * 1024;

/** Adds the route of the web hook, if the provider sends messages. */
export function billingWebhook(
  app: FastifyInstance,
  { billing: { webhook }, rates }: { readonly billing: BillingProvider; readonly rates: Rates },
): void {
  if (!webhook) return;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/api/Stripe/Webhook', async (request, reply) => {
      const taken = await rates.take('HOOK', { address: request.ip });
      if (!taken.ok)
        return sendRefusal(
          request,
          reply,
          refuse('TooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds }),
        );
      const refusal = await webhook(
        String(request.body ?? ''),
        String(request.headers['stripe-signature'] ?? ''),
      );
      return refusal ? sendRefusal(request, reply, refusal) : reply.code(200).send({ received: true });
    });
  });
}
