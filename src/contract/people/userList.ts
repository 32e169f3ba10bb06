// The call for the people of a team.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { Person } from './people.ts';

export const userList = endpoint({
  service: 'authorization',
  method: 'GET',
  path: '/api/{kind}/UserList/{id}',
  about: ['members'],
  summary: 'Everyone of the own team, by name',
  scope: 'members:read',
  access: 'member',
  rate: ['READ'],
  claims: { id: 'selfOrTeam' },
  params: z.object({ kind: z.enum(['GameSpace', 'Teams', 'Slack']), id: field.uuid }),
  answer: z.object({
    users: z.array(z.extend(Person, { isAdmin: z.boolean(), isOnline: z.boolean() })),
  }),
});
