// Calls about webhooks: addresses of the company that are told what happens in its team.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { Person } from '../people/people.ts';

/** What an address can be told of. */
export const webhookEvents = [
  'game.finished',
  'puzzle.opened',
  'puzzle.solved',
  'event.started',
  'event.ended',
  'member.joined',
  'member.left',
  'audit.entry',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent when an admin tries an address. */
export const webhookTest = 'test';

export const webhookLimits = {
  /** Of one team. */
  most: 10,
  url: 500,
  /** Deliveries that the log shows. */
  shown: 20,
} as const;

/** https, without a name and a password in it, and without what comes after `#`. */
export function isWebhookUrl(text: string): boolean {
  if (text.length > webhookLimits.url || !URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && hash === '';
}

export const TeamWebhook = z.object({
  webhookId: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** Null: has left for good. */
  madeBy: z.nullable(Person),
  madeAt: field.time,
  /** Nothing is sent since then: for more than a day it took nothing. Null: it is on. */
  offSince: z.nullable(field.time),
});
export type TeamWebhook = z.infer<typeof TeamWebhook>;

/** Why there was no answer. */
const noAnswer = z.enum(['inside', 'unknownHost', 'tooSlow', 'unreachable', 'secretLost']);

export const WebhookDelivery = z.object({
  deliveryId: z.string(),
  event: z.enum([...webhookEvents, webhookTest]),
  at: field.time,
  /** `waiting`: not tried yet, or tried again later. */
  state: z.enum(['waiting', 'delivered', 'givenUp']),
  tries: z.number(),
  triedAt: z.nullable(field.time),
  nextTryAt: z.nullable(field.time),
  /** Of the last answer; null beside `failure`. */
  status: z.nullable(z.number()),
  failure: z.nullable(noAnswer),
  /** The first characters of the last answer. */
  answer: z.string(),
  tookMs: z.nullable(z.number()),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
export type NoAnswer = z.infer<typeof noAnswer>;

const ofTeam = { service: 'authorization', access: 'admin', rate: ['ADM'] } as const;
const teamId = z.optional(field.uuid);
const claims = { teamId: 'team' } as const;
const one = z.object({ teamId, webhookId: field.uuid });

const events = z
  .array(z.enum(webhookEvents))
  .check(z.minLength(1), z.maxLength(webhookEvents.length))
  .check(
    z.refine((chosen: readonly string[]) => new Set(chosen).size === chosen.length, { error: 'repeated' }),
  );

export const webhooks = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/api/Admin/Webhooks/{id}',
  about: ['webhooks'],
  summary: 'The webhooks of the team, newest first, without their secrets',
  claims: { id: 'team' },
  params: z.object({ id: field.uuid }),
  answer: z.object({ webhooks: z.array(TeamWebhook) }),
});

export const makeWebhook = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/MakeWebhook',
  changes: ['webhooks', 'auditLog'],
  summary: 'Tell an address of the company what happens in the team; its secret is in this answer only',
  confirmFirst: 'always',
  claims,
  body: z.object({
    teamId,
    url: z.string().check(z.refine(isWebhookUrl, { error: 'https' })),
    events,
  }),
  answer: z.object({ secret: z.string(), made: TeamWebhook }),
});

export const changeWebhook = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/ChangeWebhook',
  changes: ['webhooks', 'auditLog'],
  summary: 'Choose anew what a webhook is told; its address and its secret stay',
  confirmFirst: 'always',
  claims,
  body: z.object({ teamId, webhookId: field.uuid, events }),
  answer: field.ok,
});

export const switchWebhookOn = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/SwitchWebhookOn',
  changes: ['webhooks', 'auditLog'],
  summary: 'Send to a webhook again that was switched off; what happened meanwhile is not sent',
  claims,
  body: one,
  answer: field.ok,
});

export const removeWebhook = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/RemoveWebhook',
  changes: ['webhooks', 'auditLog'],
  summary: 'Send nothing more to a webhook; what still waits is dropped',
  confirmFirst: 'always',
  claims,
  body: one,
  answer: field.ok,
});

export const webhookDeliveries = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/api/Admin/WebhookDeliveries',
  about: ['webhooks'],
  summary: 'The last deliveries to a webhook with their answers, newest first',
  claims,
  query: one,
  answer: z.object({ deliveries: z.array(WebhookDelivery) }),
});

export const testWebhook = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/TestWebhook',
  changes: ['webhooks'],
  summary: 'Send a test to a webhook now',
  isLong: true,
  claims,
  body: one,
  answer: WebhookDelivery,
});

export const resendDelivery = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/ResendDelivery',
  changes: ['webhooks'],
  summary: 'Send a delivery now, with the id that it had',
  isLong: true,
  claims,
  body: z.object({ teamId, deliveryId: field.uuid }),
  answer: WebhookDelivery,
});
