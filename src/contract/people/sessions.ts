// Calls about one's sessions: the next token, the list of them, and their end.
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
  isBeforeFactor: true,
  rate: ['WRITE'],
  answer: field.ok,
});

export const logoutAll = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Authentication/logoutAll',
  summary: 'End every session of the caller',
  access: 'user',
  isBeforeFactor: true,
  rate: ['WRITE'],
  answer: field.ok,
});

const OwnSession = z.object({
  id: field.uuid,
  /** Such as `Firefox, Linux`; empty where it was not recognised. */
  device: z.string(),
  signedInAt: field.time,
  /** When its token was last renewed. */
  lastSeenAt: field.time,
  /** The one that asks. */
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const getSessions = endpoint({
  service: 'authorization',
  method: 'GET',
  path: '/api/Authentication/sessions',
  about: ['sessions'],
  summary: 'Where the caller is signed in',
  access: 'user',
  rate: ['READ'],
  answer: z.object({ sessions: z.array(OwnSession) }),
});

export const endSession = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Authentication/endSession',
  changes: ['sessions'],
  summary: 'End a session of the caller; without an id all but the one that asks',
  access: 'user',
  rate: ['WRITE'],
  body: z.object({ id: z.optional(field.uuid) }),
  answer: field.ok,
});
