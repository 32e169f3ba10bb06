// Calls of the authorization service: sign-up, sign-in, sessions, teams.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { demoParts } from './demo.ts';
import { User } from './people.ts';

const mebibyte = 1024 * 1024;

/** Random, base64url. */
export const inviteCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{16}$/));

export const signUp = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Authentication/signUp',
  summary: 'Ask for an account; a mail with a link follows',
  access: 'public',
  rate: ['SIGNUP', 'MAIL'],
  body: z.object({
    email: field.email,
    name: field.name,
    password: field.password,
    gameSpaceGuid: z.optional(z.nullable(field.uuid)),
    /** The code in the invite link, if an admin has renewed it. */
    invite: z.optional(z.nullable(inviteCode)),
  }),
  answer: field.ok,
});

export const verify = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Authentication/verify',
  summary: 'Prove an address with the token of the mail; signs in',
  access: 'public',
  rate: ['TOKEN'],
  body: z.object({ verificationToken: z.string().check(z.maxLength(200)) }),
  answer: z.object({ user: User, ticket: z.nullable(z.string()) }),
});

export const resendVerification = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Authentication/resendVerification',
  summary: 'Send the mail of a sign-up once more',
  access: 'public',
  rate: ['MAIL'],
  body: z.object({ email: field.email }),
  answer: field.ok,
});

export const loginWithGS = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Authentication/loginWithGS',
  summary: 'Sign in with e-mail and password',
  access: 'public',
  rate: ['LOGIN'],
  /** `code`: of the authenticator app, or a recovery code; asked for with `CodeNeeded`. */
  body: z.object({ email: field.email, password: field.password, code: z.optional(field.oneTimeCode) }),
  leavesCookie: true,
  answer: User,
});

export const loginSettings = endpoint({
  service: 'authorization',
  method: 'GET',
  path: '/api/Authentication/loginSettings',
  summary: 'What the sign-in page offers, here and for one team',
  access: 'public',
  rate: ['PUB'],
  query: z.object({ companyId: z.optional(field.uuid), invite: z.optional(inviteCode) }),
  answer: z.object({
    /** `isOpen`: anybody with the link may join; `isFull`: they could, were not all places taken. */
    team: z.nullable(
      z.object({ name: z.string(), avatar: field.image, isOpen: z.boolean(), isFull: z.boolean() }),
    ),
    methods: z.array(z.enum(['password', 'slack', 'microsoft', 'google'])),
    slack: z.nullable(z.object({ clientId: z.string() })),
    microsoft: z.nullable(z.object({ clientId: z.string(), authority: z.string() })),
    google: z.nullable(z.object({ clientId: z.string() })),
    meetProjectNumber: z.nullable(z.string()),
    /** On whose pages people can sign in with a passkey; null: nowhere. */
    passkeyHost: z.optional(z.nullable(z.string())),
    hasDemo: z.boolean(),
    /** Where mails go. `outbox`: no mail server is set up, they are shown on a page of the server's machine. */
    mail: z.enum(['sent', 'outbox', 'off']),
  }),
});

export const demo = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Authentication/demo',
  summary: 'Look around as a member of the demo team; only where nobody has founded a team yet',
  isLong: true,
  access: 'public',
  rate: ['SIGNUP'],
  /** Left out: that of the browser. */
  body: z.object({ language: z.optional(field.language) }),
  answer: User,
});

export const demoProgress = endpoint({
  service: 'authorization',
  method: 'GET',
  path: '/api/Authentication/demoProgress',
  summary: 'Which part of the demo team is being made; null: none',
  access: 'public',
  rate: ['PUB'],
  answer: z.object({ part: z.nullable(z.enum(demoParts)) }),
});

export const createGameSpace = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Authorization/createGameSpace',
  summary: 'Found a team; whoever founds it is its admin',
  access: 'ticket',
  rate: ['SIGNUP', 'UP'],
  claims: { userId: 'self' },
  body: z.object({
    userId: z.optional(field.uuid),
    name: field.name,
    tenantId: z.optional(z.string().check(z.maxLength(100))),
    gclid: z.optional(z.string().check(z.maxLength(200))),
    fbclid: z.optional(z.string().check(z.maxLength(200))),
    ticket: z.optional(z.string().check(z.maxLength(200))),
  }),
  files: { logoImage: { maxBytes: 5 * mebibyte } },
  answer: User,
});
