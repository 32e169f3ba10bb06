// Calls about passkeys: keys of a device or password manager that sign in by themselves, or come after a password.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { User } from './people.ts';

const own = { service: 'authorization', access: 'user', isBeforeFactor: true } as const;

/** base64url. */
const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));
const credentialId = bytes(1_400);
const sort = z.literal('public-key');

/** What a browser answers, as its `toJSON` writes it; what else is in there is left out. */
export const NewPasskey = z.object({
  id: credentialId,
  type: sort,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(12_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8))),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

export const PasskeyProof = z.object({
  id: credentialId,
  type: sort,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(2_000),
    userHandle: z.optional(z.nullable(bytes(100))),
  }),
});
export type PasskeyProof = z.infer<typeof PasskeyProof>;

/** As browsers read them. */
const PasskeyWanted = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: sort, alg: z.number() })),
  excludeCredentials: z.array(z.object({ type: sort, id: z.string(), transports: z.array(z.string()) })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
  timeout: z.number(),
});
export type PasskeyWanted = z.infer<typeof PasskeyWanted>;

export const passkeys = endpoint({
  ...own,
  method: 'GET',
  path: '/api/Authentication/passkeys',
  about: ['secondFactor'],
  summary: 'The own passkeys, oldest first',
  rate: ['READ'],
  answer: z.object({
    /** The host on whose pages passkeys can be added; null: nowhere. */
    host: z.nullable(z.string()),
    passkeys: z.array(
      z.object({
        passkeyId: z.string(),
        name: z.string(),
        addedAt: field.time,
        usedAt: z.nullable(field.time),
      }),
    ),
  }),
});
export type Passkeys = z.infer<typeof passkeys.answer>;

export const beginPasskey = endpoint({
  ...own,
  method: 'POST',
  path: '/api/Authentication/beginPasskey',
  summary: 'What a browser needs to make a passkey, within five minutes',
  rate: ['WRITE'],
  confirmFirst: 'always',
  answer: PasskeyWanted,
});

export const addPasskey = endpoint({
  ...own,
  method: 'POST',
  path: '/api/Authentication/addPasskey',
  changes: ['secondFactor'],
  summary: 'Add a passkey; with the first second factor recovery codes are answered, this once',
  rate: ['WRITE'],
  confirmFirst: 'always',
  body: z.object({ name: field.line(40), passkey: NewPasskey }),
  answer: z.object({ recoveryCodes: z.nullable(z.array(z.string())) }),
});

export const removePasskey = endpoint({
  ...own,
  method: 'POST',
  path: '/api/Authentication/removePasskey',
  changes: ['secondFactor'],
  summary: 'Remove a passkey',
  rate: ['WRITE'],
  confirmFirst: 'always',
  body: z.object({ passkeyId: credentialId }),
  answer: field.ok,
});

export const passkeyChallenge = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Authentication/passkeyChallenge',
  summary: 'What a browser needs to ask for a passkey: good once, for five minutes',
  access: 'public',
  rate: ['PUB'],
  answer: z.object({
    challenge: z.string(),
    rpId: z.string(),
    userVerification: z.literal('required'),
    timeout: z.number(),
  }),
});

export const loginWithPasskey = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Authentication/loginWithPasskey',
  summary: 'Sign in with a passkey, alone or as the second step after a password',
  access: 'public',
  rate: ['PUB'],
  /** `email`: whose passkey it has to be. */
  body: z.object({ passkey: PasskeyProof, email: z.optional(field.email) }),
  leavesCookie: true,
  answer: User,
});
