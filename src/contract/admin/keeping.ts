// Calls about how long a team keeps its data: shorter times by kind, and legal holds, under which nothing is deleted.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { Person } from '../people/people.ts';

/** What can be kept for a shorter time than usual. */
export const retentionKinds = ['games', 'puzzles', 'events', 'polls', 'notifications', 'audit'] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** The days that can be chosen. Without a choice a kind is kept as long as docs/PRIVACY.md says. */
export const retentionDays: Readonly<Record<RetentionKind, readonly number[]>> = {
  games: [30, 90, 180, 365, 730],
  puzzles: [30, 90, 180, 365, 730],
  events: [90, 180, 365, 730], // notifications of the last 90 days say how events came out
  polls: [30, 90, 180],
  notifications: [30],
  audit: [90, 180], // an audit log of less would show nobody anything
};

const kind = z.enum(retentionKinds);
const RetentionRule = z.object({ kind, days: z.nullable(z.number()) });

export const holdLimits = { reason: 200, active: 50, shown: 100 } as const;

export const LegalHold = z.object({
  holdId: z.string(),
  /** Of one person; null with `isOfTeam` false: of somebody who has left for good since it ended. */
  person: z.nullable(Person),
  isOfTeam: z.boolean(),
  reason: z.string(),
  placedBy: z.nullable(Person),
  placedAt: field.time,
  endedBy: z.nullable(Person),
  /** Null: it holds. */
  endedAt: z.nullable(field.time),
});
export type LegalHold = z.infer<typeof LegalHold>;

const ofTeam = { service: 'authorization', access: 'admin', rate: ['ADM'] } as const;
const teamId = z.optional(field.uuid);
const claims = { teamId: 'team' } as const;
const reads = {
  ...ofTeam,
  method: 'GET',
  claims: { id: 'team' },
  params: z.object({ id: field.uuid }),
} as const;
const writes = { ...ofTeam, method: 'POST', confirmFirst: 'always', claims } as const;

export const retention = endpoint({
  ...reads,
  path: '/api/Admin/Retention/{id}',
  about: ['retention'],
  summary: 'For how many days the team keeps each kind of data; null: as usual',
  answer: z.object({ rules: z.array(RetentionRule) }),
});

export const retentionPreview = endpoint({
  ...reads,
  path: '/api/Admin/RetentionPreview/{id}',
  about: ['retention'],
  summary: 'How much would be deleted at once if a kind were kept for so many days',
  query: z.object({ kind, days: field.ordinal.check(z.lte(10_000)) }),
  /** With `isMore` there is more than `count`. */
  answer: z.object({ count: z.number(), isMore: z.boolean() }),
});

export const setRetention = endpoint({
  ...writes,
  path: '/api/Admin/SetRetention',
  changes: ['retention', 'auditLog'],
  summary: 'Keep a kind of data for so many days; what is older is deleted within a day. Null: as usual',
  body: z.object({ teamId, kind, days: z.nullable(z.int()) }),
  answer: field.ok,
});

export const legalHolds = endpoint({
  ...reads,
  path: '/api/Admin/LegalHolds/{id}',
  about: ['legalHolds'],
  summary: 'The legal holds of the team, newest first, with those that have ended',
  answer: z.object({ holds: z.array(LegalHold) }),
});

export const placeHold = endpoint({
  ...writes,
  path: '/api/Admin/PlaceHold',
  changes: ['legalHolds', 'auditLog'],
  summary: 'Place a legal hold on a member, or on the whole team: nothing of it is deleted until it ends',
  body: z.object({
    teamId,
    /** Null: the whole team. */
    userId: z.nullable(field.uuid),
    reason: field.line(holdLimits.reason),
  }),
  answer: field.ok,
});

export const endHold = endpoint({
  ...writes,
  path: '/api/Admin/EndHold',
  changes: ['legalHolds', 'auditLog'],
  summary: 'End a legal hold: what has waited for it is deleted',
  body: z.object({ teamId, holdId: field.uuid }),
  answer: field.ok,
});
