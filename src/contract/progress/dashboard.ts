// Calls of the dashboard service.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const featureFlags = endpoint({
  service: 'dashboard',
  method: 'GET',
  path: '/api/featureflags',
  summary: 'What is switched on for the team of the caller',
  access: 'user',
  rate: ['READ'],
  answer: z.object({ showEventScheduler: z.boolean() }),
});
