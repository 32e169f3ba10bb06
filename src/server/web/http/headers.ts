// Security headers: @fastify/helmet sets those of API answers; pages and files replace them by their own.
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '../../../contract/all.ts';
import type { Config } from '../../base/config/config.ts';
import type { Address } from './documents.ts';

type Headers = Readonly<Record<string, string>>;

export type HeaderSettings = Pick<
  Config,
  'publicUrl' | 'clientOrigins' | 'apiOrigins' | 'frameAncestors' | 'slackFrames'
>;

const sensors = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'magnetometer', 'microphone'];
const permissions = [...sensors, 'payment', 'usb', 'browsing-topics'].map((name) => `${name}=()`).join(', ');
const meet = 'https://meet.google.com';
const slack = ['https://*.slack.com', 'https://*.slack-gov.com', 'https://*.slack-mcps.com'];

const yearInSeconds = 31_536_000;

const isHttps = ({ publicUrl }: HeaderSettings): boolean => publicUrl.startsWith('https://');

/** Files of the client and pictures: pages of other origins may show them, nothing in them runs. */
export const fileHeaders: Headers = {
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** A worker is bound by the policy sent with its own file. */
export const scriptHeaders: Headers = { ...fileHeaders, 'content-security-policy': "default-src 'self'" };

export interface Inline {
  /** Fresh for every document. */
  readonly nonce: string;
  /** SHA-256 of the scripts that stand in the document itself. */
  readonly scriptHashes: readonly string[];
}

/** Replaces the headers of data by those of a page. */
export function setDocumentHeaders(
  reply: FastifyReply,
  settings: HeaderSettings,
  address: Address,
  inline: Inline,
): void {
  const ancestors = ancestorsOf(settings, address);
  if (address.framing !== 'nobody') reply.removeHeader('x-frame-options');
  reply.headers({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy(settings, ancestors, inline),
    'referrer-policy': address.isSecret ? 'no-referrer' : 'strict-origin-when-cross-origin',
  });
}

function ancestorsOf({ frameAncestors, slackFrames }: HeaderSettings, { framing }: Address): string {
  if (framing === 'nobody') return "'none'";
  const own = framing === 'hosts' ? ["'self'"] : [];
  return [...own, ...frameAncestors, meet, ...(slackFrames && framing === 'hosts' ? slack : [])].join(' ');
}

function policy(settings: HeaderSettings, ancestors: string, { nonce, scriptHashes }: Inline): string {
  const { publicUrl, apiOrigins } = settings;
  const sockets = [publicUrl, ...apiOrigins].map((origin) => origin.replace(/^http/, 'ws'));
  const api = apiOrigins.join(' ');
  const hashes = scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes} https://accounts.google.com/gsi/client`,
    `style-src 'self' 'nonce-${nonce}' https://accounts.google.com/gsi/style`,
    `img-src 'self' data: blob: ${api}`,
    ...["font-src 'self'", "media-src 'self'", "manifest-src 'self'", "worker-src 'self'"],
    `connect-src 'self' ${api} ${sockets.join(' ')} https://res.cdn.office.net https://accounts.google.com/gsi/`,
    'frame-src https://accounts.google.com/gsi/',
    `frame-ancestors ${ancestors}`,
    ...["form-action 'self'", "base-uri 'none'", "object-src 'none'", "require-trusted-types-for 'script'"],
    ...(isHttps(settings) ? ['upgrade-insecure-requests'] : []),
  ]
    .map((directive) => directive.replaceAll(/\s+/g, ' ').trim())
    .join('; ');
}

const corsHeaders: Headers = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-request-id',
  'access-control-expose-headers': 'retry-after, x-request-id',
  'access-control-max-age': '600',
};

const leavingCookies = new Set(calls.filter(({ leavesCookie }) => leavesCookie).map(({ path }) => path));

/** CORS headers are sent to listed origins only. */
function allowOrigin(settings: HeaderSettings, request: FastifyRequest, reply: FastifyReply): void {
  const { origin } = request.headers;
  if (settings.clientOrigins.length > 0) reply.header('vary', 'Origin');
  if (origin === undefined || !settings.clientOrigins.includes(origin)) return;
  reply.headers({ ...corsHeaders, 'access-control-allow-origin': origin });
  if (leavingCookies.has(request.url)) reply.header('access-control-allow-credentials', 'true');
}

/** The headers of data, which files and documents then replace by their own. */
export function addHeaders(app: FastifyInstance, settings: HeaderSettings): void {
  app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-site' },
    crossOriginOpenerPolicy: false, // sign-in pop-ups answer their opener
    hsts: isHttps(settings) && { maxAge: yearInSeconds, includeSubDomains: true },
    originAgentCluster: false,
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'permissions-policy': permissions, 'x-request-id': request.id });
    allowOrigin(settings, request, reply);
    if (request.method === 'OPTIONS' && request.headers.origin !== undefined) return reply.code(200).send('');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
