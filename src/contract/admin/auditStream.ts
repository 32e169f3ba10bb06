// Calls about the stream of the audit log: where a team has every entry sent over syslog with TLS.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';

export const streamLimits = { host: 253, ca: 20_000 } as const;

/** Of syslog over TLS (RFC 5425). */
export const usualStreamPort = 6514;

/** Why nothing could be sent. */
export const streamFailures = [
  'inside',
  'unknownHost',
  'refused',
  'untrusted',
  'tooSlow',
  'noTls',
  'broken',
] as const;
export type StreamFailure = (typeof streamFailures)[number];

const hostName = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i;
const address6 = /^[0-9a-f:.]{2,45}$/i;

/** A name or an address, without a port and without brackets. */
export const isStreamHost = (text: string): boolean =>
  hostName.test(text) || (text.includes(':') && address6.test(text));

export const AuditStream = z.object({
  host: z.string(),
  port: z.number(),
  /** Null: the certificate of the host is signed by one of the usual authorities. */
  ca: z.nullable(z.string()),
  /** Entries that were not sent yet; more are not counted than `most`. */
  waiting: z.object({ count: z.number(), most: z.number() }),
  sentAt: z.nullable(field.time),
  /** Null: the last try went well, or there was none. */
  failed: z.nullable(z.object({ failure: z.enum(streamFailures), at: field.time, nextTryAt: field.time })),
});
export type AuditStream = z.infer<typeof AuditStream>;

const ofTeam = { service: 'authorization', access: 'admin', rate: ['ADM'] } as const;
const changes = ['auditStream', 'auditLog'] as const;
const teamId = z.optional(field.uuid);
const claims = { teamId: 'team' } as const;

const where = {
  teamId,
  host: z.string().check(
    z.overwrite((text) => text.trim().toLowerCase()),
    z.maxLength(streamLimits.host),
    z.refine(isStreamHost, { error: 'host' }),
  ),
  port: z.int().check(z.gte(1), z.lte(65_535)),
  ca: z.nullable(z.string().check(z.maxLength(streamLimits.ca))),
};

export const auditStream = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/api/Admin/AuditStream/{id}',
  about: ['auditStream'],
  summary: 'Where the audit log of the team is sent as it is written, and what waits',
  claims: { id: 'team' },
  params: z.object({ id: field.uuid }),
  answer: z.object({ stream: z.nullable(AuditStream) }),
});

export const saveAuditStream = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/SaveAuditStream',
  changes,
  summary: 'Send every entry of the audit log from now on to a host, over syslog with TLS',
  confirmFirst: 'always',
  isLong: true,
  claims,
  body: z.object(where),
  answer: field.ok,
});

export const removeAuditStream = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/RemoveAuditStream',
  changes,
  summary: 'Send the audit log nowhere any more; what still waits is dropped',
  confirmFirst: 'always',
  isLong: true,
  claims,
  body: z.object({ teamId }),
  answer: field.ok,
});

export const testAuditStream = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/TestAuditStream',
  changes: ['auditStream'],
  summary: 'Send one line to the host of the stream now, and say what is wrong',
  isLong: true,
  claims,
  body: z.object({ teamId }),
  answer: z.object({ failure: z.nullable(z.enum(streamFailures)) }),
});
