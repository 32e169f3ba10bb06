// Calls of people who sign in by the identity provider of their company.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { User } from './people.ts';

/** SHA-256 of the secret that the browser keeps, base64url. */
export const ssoChallenge = z.string().check(z.regex(/^[\w-]{43}$/));

const open = { service: 'authorization', access: 'public', rate: ['CODE'] } as const;
const Begun = z.object({ address: z.nullable(z.string()), state: z.string() });

export const ssoBegin = endpoint({
  ...open,
  method: 'POST',
  path: '/api/Authentication/ssoBegin',
  summary: 'Where the company of an address, or this team, has its people sign in; null: nowhere',
  isLong: true,
  body: z.object({
    email: z.optional(field.email),
    teamId: z.optional(field.uuid),
    challenge: ssoChallenge,
  }),
  answer: Begun,
});

export const ssoFinish = endpoint({
  ...open,
  method: 'POST',
  path: '/api/Authentication/ssoFinish',
  changes: ['sso'],
  summary: 'Come back from the provider, in the browser that began',
  isLong: true,
  body: z.object({
    state: z.string().check(z.maxLength(100)),
    secret: z.string().check(z.maxLength(100)),
    /** The query with which the provider sent them back. */
    query: z.string().check(z.maxLength(4_000)),
  }),
  answer: z.object({
    purpose: z.enum(['signIn', 'test', 'confirm']),
    /** Of a sign-in. */
    user: z.optional(User),
  }),
});

export const ssoConfirm = endpoint({
  service: 'authorization',
  access: 'user',
  rate: ['WRITE'],
  isBeforeFactor: true,
  method: 'POST',
  path: '/api/Authentication/ssoConfirm',
  changes: ['sso'],
  summary: 'Prove again who is there, at the provider by which they came',
  isLong: true,
  body: z.object({ challenge: ssoChallenge }),
  answer: Begun,
});

export const proveDomain = endpoint({
  ...open,
  rate: ['TOKEN'],
  method: 'POST',
  path: '/api/Authentication/proveDomain',
  changes: ['sso'],
  summary: 'Prove a domain with the token of the mail',
  body: z.object({ token: z.string().check(z.maxLength(100)) }),
  answer: z.object({ domain: z.string(), team: z.string() }),
});
