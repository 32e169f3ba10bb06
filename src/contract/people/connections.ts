// Calls about the identity provider accounts of a person.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { address, code, proof } from './providers.ts';

const company = z.enum(['slack', 'microsoft', 'google']);

export const connections = endpoint({
  service: 'authorization',
  method: 'GET',
  path: '/api/Authentication/Connections',
  about: ['connections'],
  summary: 'The accounts at other companies one may sign in with',
  access: 'user',
  rate: ['READ'],
  answer: z.object({
    connections: z.array(
      z.object({
        company,
        connectedAt: field.time,
        /** False for the last sign-in method. */
        mayGo: z.boolean(),
      }),
    ),
  }),
});

export const connect = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Authentication/Connect',
  changes: ['connections'],
  summary: 'From now on sign in with this account too; with the code its company gave',
  access: 'user',
  rate: ['CODE', 'WRITE'],
  confirmFirst: 'always',
  body: z.object({
    company,
    code,
    redirectUri: address,
    nonce: proof,
    codeVerifier: proof,
  }),
  answer: field.ok,
});

export const disconnect = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Authentication/Disconnect',
  changes: ['connections'],
  summary: 'No longer sign in with an account at this company; never the last way in',
  access: 'user',
  rate: ['WRITE'],
  confirmFirst: 'always',
  body: z.object({ company }),
  answer: field.ok,
});
