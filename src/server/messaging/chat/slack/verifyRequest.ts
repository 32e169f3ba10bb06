// Verifies requests from Slack: signed over the raw body, at most five minutes old.
import { createHmac, timingSafeEqual } from 'node:crypto';

const mostSecondsApart = 300;

export interface Signed {
  readonly signature: unknown;
  readonly timestamp: unknown;
  /** The raw body. */
  readonly raw: string;
}

export const signatureOf = (secret: string, timestamp: string, raw: string): string =>
  `v0=${createHmac('sha256', secret).update(`v0:${timestamp}:${raw}`).digest('hex')}`;

/** A time in the future is as wrong as one long past. */
export function isFromSlack({ signature, timestamp, raw }: Signed, secret: string, now: number): boolean {
  if (typeof signature !== 'string' || typeof timestamp !== 'string') return false;
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now / 1000 - Number(timestamp)) > mostSecondsApart) return false;
  const right = Buffer.from(signatureOf(secret, timestamp, raw));
  const shown = Buffer.from(signature);
  return right.length === shown.length && timingSafeEqual(right, shown);
}
