// Logging: JSON lines without personal data, and security events by name.
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';

export type Log = FastifyBaseLogger;

type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** Redacted fields. */
const hidden = [
  'authorization',
  'token',
  'password',
  'email',
  'guulJwt',
  'ticket',
  'body',
  'detail',
  'parameters',
];

export const logOptions = (level: LogLevel): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  base: null,
  redact: {
    paths: ['code', ...hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])],
    censor: '[hidden]',
  },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label: string) => ({ level: label }) },
});

/** Marked by the field `security`, so that monitoring can filter for them. */
export type SecurityEvent =
  | { readonly security: 'signedIn'; readonly userId: string }
  | { readonly security: 'signInFailed'; readonly because: string }
  | { readonly security: 'refreshReused'; readonly userId: string; readonly sessionId: string }
  | { readonly security: 'sessionsRevoked'; readonly userId: string; readonly because: string }
  | { readonly security: 'claimMismatch'; readonly userId: string; readonly field: string }
  | { readonly security: 'adminChanged'; readonly userId: string; readonly teamId: string }
  | { readonly security: 'accountDeleted'; readonly userId: string }
  | { readonly security: 'secondFactorOn'; readonly userId: string }
  | { readonly security: 'secondFactorOff'; readonly userId: string }
  | { readonly security: 'passkeyAdded'; readonly userId: string }
  | { readonly security: 'passkeyRemoved'; readonly userId: string }
  | { readonly security: 'accountConnected'; readonly userId: string; readonly company: string }
  | { readonly security: 'accountDisconnected'; readonly userId: string; readonly company: string }
  | { readonly security: 'memberRemoved'; readonly userId: string; readonly teamId: string }
  | { readonly security: 'newcomerConfirmed'; readonly userId: string; readonly teamId: string }
  | { readonly security: 'newcomerRefused'; readonly userId: string; readonly teamId: string }
  | { readonly security: 'domainProven'; readonly teamId: string; readonly domain: string }
  | { readonly security: 'settingsChanged'; readonly userId: string; readonly teamId: string }
  | {
      readonly security: 'unusualPlay';
      readonly userId: string;
      readonly teamId: string;
      readonly sign: string;
    }
  | { readonly security: 'teamExported'; readonly userId: string; readonly teamId: string }
  | { readonly security: 'holdPlaced' | 'holdEnded'; readonly userId: string; readonly teamId: string }
  | { readonly security: 'tokenMade'; readonly userId: string; readonly teamId: string }
  | { readonly security: 'tokenEnded'; readonly userId: string; readonly teamId: string }
  | { readonly security: 'tokenRefused'; readonly tokenId: string | null }
  | { readonly security: 'billingChanged'; readonly userId: string; readonly teamId: string }
  | { readonly security: 'rateLimited'; readonly rateClass: string; readonly userId: string | null }
  | { readonly security: 'uploadRefused'; readonly userId: string | null; readonly because: string }
  | { readonly security: 'webhookRefused'; readonly because: string }
  | { readonly security: 'socketClosed'; readonly userId: string; readonly because: string };

export const logSecurityEvent = (log: Pick<Log, 'warn'>, event: SecurityEvent): void =>
  log.warn(event, 'security');
