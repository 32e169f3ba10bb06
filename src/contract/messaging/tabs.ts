// The call that configures a tab in a channel, chat or meeting of Teams.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';

const elsewhere = z.optional(z.string().check(z.minLength(1), z.maxLength(200)));

export const configureTab = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/Teams/ConfigureTab',
  summary: 'The name of the team’s tab in a channel, a chat or a meeting: the same each time it is set up',
  access: 'admin',
  rate: ['ADM'],
  claims: { teamId: 'team' },
  body: z.object({
    teamId: z.optional(field.uuid),
    groupId: elsewhere,
    channelId: elsewhere,
    chatId: elsewhere,
  }),
  answer: z.object({ tabKey: z.string() }),
});
