// The audit log of a team: what its admins did, what was found, and what was reported to them.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { Person } from '../people/people.ts';

/** What is written down: an admin did it, or somebody told the admins of it. */
export const auditActs = [
  'settings',
  'adminAdded',
  'adminRemoved',
  'memberRemoved',
  'newcomerConfirmed',
  'newcomerRefused',
  'linkRenewed',
  'exported',
  'deletionPlanned',
  'deletionStopped',
  'planBegun',
  'planChanged',
  'planCancelled',
  'billingDetails',
  'unusualPlay',
  'drawingReported',
  'wordsReported',
  'nameReported',
  'teamWordsSaved',
  'tournamentDirected',
  'tokenMade',
  'tokenEnded',
  'webhookMade',
  'webhookChanged',
  'webhookRemoved',
  'webhookOn',
  'provisioned',
  'provisionChanged',
  'switchedOff',
  'switchedOn',
  'deprovisioned',
  'retentionSet',
  'retentionUsual',
  'holdPlaced',
  'holdEnded',
  'teamHoldPlaced',
  'teamHoldEnded',
  'domainAdded',
  'domainProven',
  'domainRemoved',
  'ssoSaved',
  'ssoOn',
  'ssoOff',
  'ssoRemoved',
  'ssoOnly',
  'ssoNotOnly',
  'ssoJoined',
  'ssoAdmin',
  'ssoNotAdmin',
] as const;

export const AuditEntry = z.object({
  id: z.string(),
  at: field.time,
  act: z.enum(auditActs),
  /** Null: has left for good, or it was found by the server. */
  actor: z.nullable(Person),
  /** The person the act was about. */
  subject: z.nullable(Person),
  /** Names of the settings that changed; of a token its name, of a webhook its host, of a hold why, of a time for keeping the kind and the days. */
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
