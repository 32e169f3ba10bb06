// Calls that prove again who is there: before acts that carry the mark `confirmFirst`, if the last proof is too old.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { PasskeyProof } from './passkeys.ts';

/** How long a sign-in, or a proof after it, is enough. */
export const confirmedForMs = 15 * 60_000;

const own = { service: 'authorization', access: 'user', isBeforeFactor: true } as const;

export const confirmWays = endpoint({
  ...own,
  method: 'GET',
  path: '/api/Authentication/confirmWays',
  about: ['secondFactor'],
  summary: 'By what the caller can prove who they are; nothing: by signing in again',
  rate: ['READ'],
  answer: z.object({ ways: z.array(z.enum(['password', 'code', 'passkey', 'sso'])) }),
});
export type ConfirmWay = z.infer<typeof confirmWays.answer>['ways'][number];

export const confirmed = endpoint({
  ...own,
  method: 'GET',
  path: '/api/Authentication/confirmed',
  summary: 'Whether the last proof is fresh: asked before the browser leaves for what will need it',
  rate: ['READ'],
  confirmFirst: 'always',
  answer: field.ok,
});

export const confirm = endpoint({
  ...own,
  method: 'POST',
  path: '/api/Authentication/confirm',
  summary: 'Prove who is there, for a quarter of an hour of acts that ask for it',
  rate: ['WRITE'],
  body: z.object({
    password: z.optional(field.password),
    code: z.optional(field.oneTimeCode),
    passkey: z.optional(PasskeyProof),
  }),
  answer: field.ok,
});
