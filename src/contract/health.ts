// Health checks: liveness and readiness. Nothing else is revealed.
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';

export const healthz = endpoint({
  service: 'every',
  method: 'GET',
  path: '/healthz',
  summary: 'The process is alive',
  access: 'public',
  rate: ['PUB'],
  answer: field.ok,
});

export const readyz = endpoint({
  service: 'every',
  method: 'GET',
  path: '/readyz',
  summary: 'The process reaches its database and takes work',
  access: 'public',
  rate: ['PUB'],
  answer: field.ok,
});
