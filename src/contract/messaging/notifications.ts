// Calls of notifications, and of inviting a colleague to a table.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { channelFields, sentBy } from './chat.ts';

/** What the button of a notification does. */
export const actionType = { openUrl: 0, navigate: 1, close: 2 } as const;

export const Notification = z.object({
  id: z.string(),
  header: z.string(),
  text: z.string(),
  sentDate: field.time,
  imageUrl: field.image,
  buttonText: z.string(),
  /** The same deed where the whole notification was read first. */
  actionText: z.string(),
  actionValues: z.object({ url: z.optional(z.string()), navigateTo: z.optional(z.string()) }),
  /** One that came with a later version only closes. */
  actionType: z.catch(z.union([z.literal(0), z.literal(1), z.literal(2)]), 2),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

export const notificationsAPage = 5;

const self = { userId: z.optional(field.uuid) };

export const getCount = endpoint({
  service: 'authorization',
  method: 'GET',
  path: '/api/UserNotification/GetCount',
  summary: 'How many notifications the caller has not read',
  access: 'user',
  rate: ['READ'],
  claims: { userId: 'self' },
  query: z.object(self),
  answer: z.number(),
});

export const getList = endpoint({
  service: 'authorization',
  method: 'GET',
  path: '/api/UserNotification/GetList',
  summary: 'The notifications of the caller, newest first, five a page',
  access: 'user',
  rate: ['READ'],
  claims: { userId: 'self' },
  query: z.object({ ...self, page: field.ordinal.check(z.lte(1_000)) }),
  answer: z.array(Notification),
});

export const markAsRead = endpoint({
  service: 'authorization',
  method: 'PUT',
  path: '/api/UserNotification/MarkAsRead',
  summary: 'The caller has read them all',
  access: 'user',
  rate: ['WRITE'],
  claims: { userId: 'self' },
  query: z.object(self),
  answer: field.ok,
});

export const sendInviteMessage = endpoint({
  service: 'authorization',
  method: 'POST',
  path: '/api/{kind}/SendInviteMessage',
  summary: 'Invite a colleague, or a channel, to the table one sits at',
  access: 'member',
  rate: ['INVITE'],
  claims: { hostUserId: 'self' },
  params: z.object({ kind: z.enum(['GameSpace', 'Teams', 'Slack']) }),
  body: z.object({
    hostUserId: z.optional(field.uuid),
    /** Either a colleague or a channel. */
    opponentUserId: z.optional(field.uuid),
    ...channelFields,
    /** The table itself says what it is called. */
    roomName: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
    roomId: field.roomId,
    gameType: field.gameName,
  }),
  answer: z.object({ ok: z.literal(true), sentBy }),
});
