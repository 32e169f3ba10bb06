// The call that says that a link was used; nothing about who used it goes anywhere.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';

const countedClicks = ['helpOpened', 'feedbackOpened', 'inviteLinkCopied'] as const;
export type CountedClick = (typeof countedClicks)[number];

export const postClick = endpoint({
  service: 'dashboard',
  method: 'POST',
  path: '/api/Analytics/Click',
  summary: 'A link was used; passed on without names where the owner of the server has set an address',
  access: 'user',
  rate: ['WRITE'],
  body: z.object({ click: z.enum(countedClicks) }),
  answer: field.ok,
});
