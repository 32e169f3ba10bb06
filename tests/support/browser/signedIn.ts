// Ada as a browser keeps her: signed in, with a token that says when it ends and nothing else.
import type { User } from '../../../src/contract/people/people.ts';

export const tokenPart = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');

export const tokenUntil = (end: number, mark = 'x'): string =>
  `${tokenPart({ alg: 'EdDSA' })}.${tokenPart({ exp: end / 1000 })}.${mark}`;

const hour = 3_600_000;

export const adaUntil = (end: number): User => ({
  userId: '11111111-1111-4111-8111-111111111111',
  name: 'Ada',
  avatar: null,
  isAdmin: false,
  controller: 'GameSpace',
  language: 'en',
  theme: 'light',
  guulJwt: tokenUntil(end),
  team: null,
});

/** For an hour. */
export const ada = adaUntil(Date.now() + hour);
