// Calls of web push: whether this browser shows notifications, on and off.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';

const base64url = (bytes: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`)));

const shared = { service: 'authorization', access: 'member', path: '/api/Push/Subscription' } as const;

export const pushState = endpoint({
  ...shared,
  method: 'GET',
  about: ['device'],
  summary: 'Whether notifications are sent to the browser of this session, and the key to ask for them',
  rate: ['READ'],
  answer: z.object({
    /** What the browser subscribes with; null where this server sends none. */
    publicKey: z.nullable(z.string()),
    isOn: z.boolean(),
  }),
});

export const subscribeToPush = endpoint({
  ...shared,
  method: 'PUT',
  changes: ['device'],
  summary: 'Send notifications to the browser of this session, until the session ends',
  rate: ['WRITE'],
  body: z.object({
    endpoint: z.string().check(z.maxLength(1_000)),
    /** An uncompressed point of P-256. */
    p256dh: base64url(65),
    auth: base64url(16),
  }),
  answer: field.ok,
});

export const unsubscribeFromPush = endpoint({
  ...shared,
  method: 'DELETE',
  changes: ['device'],
  summary: 'Send no notifications to the browser of this session',
  rate: ['WRITE'],
  answer: field.ok,
});
