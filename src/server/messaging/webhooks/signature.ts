// Signs what is sent to a webhook, as the convention Standard Webhooks has it. Pure.
import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
const secretBytes = 32;

export const newWebhookSecret = (): string => prefix + randomBytes(secretBytes).toString('base64');

interface Signed {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

export function webhookHeaders(secret: string, { id, timestamp, body }: Signed): Record<string, string> {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Topla',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
