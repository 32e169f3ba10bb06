// Calls about the second factor: codes of an authenticator app, which signing in with a password asks for as well.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';

const own = { service: 'authorization', access: 'user', isBeforeFactor: true } as const;
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const secondFactor = endpoint({
  ...own,
  method: 'GET',
  path: '/api/Authentication/secondFactor',
  about: ['secondFactor'],
  summary: 'Whether signing in asks for a code as well',
  rate: ['READ'],
  /** `since`: with an authenticator app; null: without one. */
  answer: z.object({ since: z.nullable(field.time), recoveryLeft: z.number() }),
});
export type SecondFactor = z.infer<typeof secondFactor.answer>;

export const beginSecondFactor = endpoint({
  ...own,
  method: 'POST',
  path: '/api/Authentication/beginSecondFactor',
  summary: 'A secret for an authenticator app; nothing changes until a code of it is confirmed',
  rate: ['WRITE'],
  confirmFirst: 'always',
  answer: z.object({
    secret: z.string(),
    /** For a QR code. */
    address: z.string(),
  }),
});

export const confirmSecondFactor = endpoint({
  ...own,
  method: 'POST',
  path: '/api/Authentication/confirmSecondFactor',
  changes: ['secondFactor'],
  summary: 'From now on signing in asks for a code; answers the recovery codes, this once',
  rate: ['WRITE'],
  body: z.object({ code: field.oneTimeCode }),
  answer: RecoveryCodes,
});

export const renewRecoveryCodes = endpoint({
  ...own,
  method: 'POST',
  path: '/api/Authentication/renewRecoveryCodes',
  changes: ['secondFactor'],
  summary: 'New recovery codes; those before are no longer good',
  rate: ['WRITE'],
  confirmFirst: 'always',
  answer: RecoveryCodes,
});

export const endSecondFactor = endpoint({
  ...own,
  method: 'POST',
  path: '/api/Authentication/endSecondFactor',
  changes: ['secondFactor'],
  summary: 'Ask for no code of an authenticator app any more',
  rate: ['WRITE'],
  confirmFirst: 'always',
  answer: field.ok,
});
