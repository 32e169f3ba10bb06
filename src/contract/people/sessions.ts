// Calls about the session one has: its next token, and its end.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';

/** Differs from `POST /api/Login` by the case of one letter. */
export const refresh = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/login',
  summary: 'Exchange a token that is still good for its successor',
  access: 'public',
  rate: ['REFRESH'],
  body: z.object({ token: field.guulJwt }),
  answer: z.object({ guulJwt: z.string() }),
});

export const logout = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Authentication/logout',
  summary: 'End this session',
  access: 'user',
  rate: ['WRITE'],
  answer: field.ok,
});

export const logoutAll = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Authentication/logoutAll',
  summary: 'End every session of the caller',
  access: 'user',
  rate: ['WRITE'],
  answer: field.ok,
});
