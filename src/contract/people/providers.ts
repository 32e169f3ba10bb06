// Calls that sign in with an identity provider.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { User } from './people.ts';

/** What a browser brings back from the provider's sign-in page. */
export const code = z.string().check(z.minLength(1), z.maxLength(2000));
export const address = z.string().check(z.minLength(1), z.maxLength(500));
export const proof = z.optional(z.string().check(z.minLength(16), z.maxLength(200)));

export const loginWithSlack = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Authentication/loginWithSlack',
  summary: 'Sign in with the code Slack gave',
  access: 'public',
  rate: ['CODE'],
  body: z.object({ code, redirectUri: address, nonce: proof }),
  answer: User,
});

export const loginWithMS = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Authentication/loginWithMS',
  summary: 'Sign in with the code Microsoft gave',
  access: 'public',
  rate: ['CODE'],
  body: z.object({ code, redirectUri: address, nonce: proof, codeVerifier: proof }),
  answer: User,
});

export const loginApps = ['teams', 'slack', 'google', 'googleMeet', 'googleCode'] as const;

/** Differs from `POST /api/login` by the case of one letter. */
export const login = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Login',
  summary: 'Sign in with what a company says of somebody',
  access: 'public',
  rate: ['CODE'],
  body: z.object({
    token: z.string().check(z.minLength(1), z.maxLength(8000)),
    app: z.enum(loginApps),
    redirectUri: z.optional(address),
    nonce: proof,
    codeVerifier: proof,
  }),
  answer: User,
});
