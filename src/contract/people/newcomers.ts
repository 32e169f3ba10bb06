// Calls about newcomers where no mail server proves their addresses: an admin confirms or refuses them.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';

/** Changes whenever somebody signs up with the address again: what an admin saw is what they confirm. */
const signUpId = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

export const Newcomer = z.object({
  userId: field.uuid,
  name: z.string(),
  email: z.string(),
  signUpId,
});
export type Newcomer = z.infer<typeof Newcomer>;

const ofTeam = { service: 'authorization', access: 'admin', rate: ['ADM'] } as const;
const body = z.object({ teamId: z.optional(field.uuid), userId: field.uuid, signUpId });

export const newcomers = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/api/Admin/Newcomers/{id}',
  about: ['newcomers'],
  summary:
    'Who signed up by the link of the team and waits to be confirmed; only where there is no mail server',
  claims: { id: 'team' },
  params: z.object({ id: field.uuid }),
  answer: z.object({ newcomers: z.array(Newcomer) }),
});

export const confirmNewcomer = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/ConfirmNewcomer',
  changes: ['newcomers', 'members', 'teamSettings'],
  summary: 'Confirm who somebody is: they are verified and a member; only where there is no mail server',
  claims: { teamId: 'team' },
  body,
  answer: field.ok,
});

export const refuseNewcomer = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/RefuseNewcomer',
  changes: ['newcomers', 'members', 'teamSettings'],
  summary: 'Remove the account of somebody who waits to be confirmed; only where there is no mail server',
  claims: { teamId: 'team' },
  body,
  answer: field.ok,
});
