// What a plan, a change of plan or more places cost: asked before anything is paid.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { Money, mostUsers, packages } from './billing.ts';

const PlanCost = z.object({
  /** To pay now. */
  due: Money,
  /** What is taken off the next invoice, where the new plan is the cheaper one. */
  credit: Money,
  /** The price of a whole period from then on. */
  next: Money,
  nextAt: field.time,
});
export type PlanCost = z.infer<typeof PlanCost>;

export const previewSubscription = endpoint({
  service: 'authorization',
  access: 'admin',
  method: 'GET',
  path: '/api/Stripe/SubscriptionPreview/{id}',
  about: ['subscription'],
  summary: 'What a plan costs now and with the next invoice, for a team with a plan as for one without',
  rate: ['ADM'],
  claims: { id: 'team' },
  params: z.object({ id: field.uuid }),
  query: z.object({
    package: z.enum(packages),
    isPayPerUser: field.yesOrNo,
    monthly: field.yesOrNo,
    maxUser: field.ordinal.check(z.lte(mostUsers)),
  }),
  answer: PlanCost,
});
