// Gates: what keeps a person from playing at the moment (plan, hours, games switched off).
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';

const params = z.object({ id: field.uuid });
const hour = z.string();

export const subscriptionOverview = endpoint({
  service: 'authorization',
  method: 'GET',
  path: '/api/Stripe/SubscriptionOverview/{id}',
  about: ['subscription'],
  summary: 'Whether the team’s plan is on hold; to admins also why, and until when',
  access: 'member',
  rate: ['READ'],
  claims: { id: 'team' },
  params,
  answer: z.object({
    isLimited: z.boolean(),
    isPaymentFailed: z.boolean(),
    deactivationDueDate: z.nullable(field.time),
  }),
});

export const todaysTimeLimitations = endpoint({
  service: 'authorization',
  method: 'GET',
  path: '/api/Admin/TodaysTimeLimitations/{id}',
  summary: 'The team’s hours of play today; none, and allowed: no limits',
  access: 'member',
  rate: ['READ'],
  claims: { id: 'selfOrTeam' },
  params,
  answer: z.object({
    isAllowedNow: z.boolean(),
    periods: z.array(z.object({ from: hour, to: hour })),
    timeZone: z.string(),
    nextOpening: z.nullable(field.time),
  }),
});

export const checkIfRestricted = endpoint({
  service: 'authorization',
  method: 'GET',
  path: '/api/Admin/CheckIfRestricted/{id}',
  summary: 'Whether the subscription keeps this person from playing',
  access: 'member',
  rate: ['READ'],
  claims: { id: 'selfOrTeam' },
  params,
  answer: z.object({ isRestricted: z.boolean(), reason: z.nullable(z.literal('subscription')) }),
});

export const limitedGames = endpoint({
  service: 'authorization',
  method: 'GET',
  path: '/api/Admin/LimitedGames/{id}',
  about: ['teamSettings'],
  summary: 'The games that are not available in the team',
  access: 'member',
  rate: ['READ'],
  claims: { id: 'team' },
  params,
  answer: z.object({ limitedGames: z.array(z.string()) }),
});
