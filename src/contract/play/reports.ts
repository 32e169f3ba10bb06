// The call that reports somebody at a table to the admins of the team.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';

/** What is wrong: something drawn, something written, or how somebody calls themselves. */
export const reportReasons = ['drawing', 'words', 'name'] as const;
export type ReportReason = (typeof reportReasons)[number];

/**
 * `told`: the admins have a notification. `known`: they have one by this person about this game already.
 * `nobody`: the team has no other admin than the one it is about.
 */
export const reportOutcomes = ['told', 'known', 'nobody'] as const;

export const reportPerson = endpoint({
  service: 'game',
  method: 'POST',
  path: '/api/Game/Report/{roomId}/{game}',
  changes: ['auditLog'],
  summary: 'Report somebody who plays or played at a table to the admins of its team',
  access: 'member',
  rate: ['REPORT'],
  params: z.object({ roomId: field.roomId, game: field.ordinal }),
  body: z.object({ userId: field.uuid, reason: z.enum(reportReasons) }),
  answer: z.object({ outcome: z.enum(reportOutcomes) }),
});
