// Calls of team administration: invite, call to a table, remove.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { channelFields, sentBy } from '../messaging/chat.ts';

const trimmed = z.string().check(z.overwrite((text) => text.trim()));

export const sendInviteEmail = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Authentication/sendInviteEmail',
  changes: ['members'],
  summary: 'Invite an address into the own team; the answer is the same whoever it belongs to',
  access: 'admin',
  rate: ['MAIL'],
  claims: { userId: 'self' },
  body: z.object({
    userId: z.optional(field.uuid),
    email: z._default(z.pipe(trimmed, z.union([z.literal(''), field.email])), ''),
  }),
  answer: field.ok,
});

export const callMember = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Admin/SendInviteMessage',
  summary: 'Ask a member of the team, somebody of its chat tool, or a channel to come and play',
  access: 'admin',
  rate: ['INVITE'],
  claims: { teamId: 'team' },
  /** One of three: a member, a guest as `GET /api/Teams/UserList` names them, or a channel. */
  body: z.object({
    teamId: z.optional(field.uuid),
    kind: z.optional(z.enum(['GameSpace', 'Teams', 'Slack'])),
    userId: z.optional(field.uuid),
    guest: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
    ...channelFields,
  }),
  answer: z.object({ ok: z.literal(true), sentBy }),
});

export const removeMember = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Admin/RemoveMember',
  changes: ['members'],
  summary: 'Take somebody out of the team; their account stays',
  access: 'admin',
  rate: ['ADM'],
  claims: { teamId: 'team' },
  body: z.object({ teamId: z.optional(field.uuid), userId: field.uuid }),
  answer: field.ok,
});
