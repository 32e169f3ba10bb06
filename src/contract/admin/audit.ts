// The audit log of a team: what its admins did, what was found, and what was reported to them.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { Person } from '../people/people.ts';
import { auditActs } from './auditActs.ts';

export const AuditEntry = z.object({
  id: z.string(),
  at: field.time,
  act: z.enum(auditActs),
  /** Null: has left for good, or it was found by the server. */
  actor: z.nullable(Person),
  /** The person the act was about. */
  subject: z.nullable(Person),
  /** Names of the settings that changed; of a token its name, of a webhook or a stream its host, of a group its name, of a hold why, of a time for keeping the kind and the days. */
  changed: z.array(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const auditLog = endpoint({
  service: 'authorization',
  access: 'admin',
  method: 'GET',
  path: '/api/Admin/AuditLog/{id}',
  about: ['auditLog'],
  summary: 'What the admins of the team did, newest first',
  scope: 'audit:read',
  rate: ['ADM'],
  claims: { id: 'team' },
  params: z.object({ id: field.uuid }),
  query: z.object(field.paging),
  answer: z.object(field.pageOf(AuditEntry)),
});
