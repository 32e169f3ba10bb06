// Calls about passwords: reset and change.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';

export const passwordResetRequest = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Authentication/passwordResetRequest',
  summary: 'Ask for a mail with a link to a new password',
  access: 'public',
  rate: ['PUB'],
  body: z.object({ email: field.email }),
  answer: field.ok,
});

export const passwordReset = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Authentication/passwordReset',
  summary: 'Set a new password with the token of the mail; does not sign in',
  access: 'public',
  rate: ['TOKEN'],
  body: z.object({ token: z.string().check(z.maxLength(200)), password: field.password }),
  answer: field.ok,
});

export const changePassword = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Authentication/changePassword',
  summary: 'Change the own password; every other session ends',
  access: 'user',
  rate: ['LOGIN'],
  claims: { userId: 'self' },
  body: z.object({
    userId: z.optional(field.uuid),
    oldPassword: field.password,
    newPassword: field.password,
  }),
  answer: z.object({ ok: z.literal(true), guulJwt: z.string() }),
});
