// The HTTP server: its limits, its routes, and what happens to everything else.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { calls } from '../../contract/all.ts';
import { type Service, services } from '../../contract/endpoint.ts';
import { refuse } from '../../contract/errors.ts';
import { authorizationRoutes } from '../accounts/routes.ts';
import { openSlack } from '../chat/slack/open.ts';
import type { Config } from '../config/config.ts';
import { addHeaders } from '../http/headers.ts';
import { mostBodyBytes, readJsonOnly } from '../http/json.ts';
import { openApi } from '../http/openapi.ts';
import { refusalOfError, sendRefusal, sentenceOf } from '../http/refusal.ts';
import { type Route, routesOn } from '../http/route.ts';
import { serveSite } from '../http/site.ts';
import { showOutbox } from '../mail/outboxPage.ts';
import { showStopPage } from '../mail/stopPage.ts';
import { gameRoutes } from '../matches/routes.ts';
import { showPictures } from '../pictures/album.ts';
import { showArt } from '../pictures/art.ts';
import { contentRoutes } from '../progress/contentRoutes.ts';
import { dashboardRoutes } from '../progress/routes.ts';
import { logOptions } from '../shared/log.ts';
import { healthRoutes } from './health.ts';
import type { Parts } from './services.ts';

const longestUrl = 2_048;
const bodyMs = 30_000;
const uploadMs = 60_000;
const mebibyte = 1024 * 1024;

/** The bare server, so that there is a log before there is anything else. */
export const bareServer = (config: Config): FastifyInstance =>
  Fastify({
    logger: logOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    routerOptions: { caseSensitive: true, maxParamLength: 200 },
    exposeHeadRoutes: false,
    bodyLimit: mostBodyBytes,
    requestTimeout: uploadMs,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 1_000,
    http: { headersTimeout: 10_000, maxHeaderSize: 16 * 1024 },
    return503OnClosing: false, // the hook below says the same in our own words
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseBrokenRequest,
    frameworkErrors: (error, request, reply) => void sendRefusal(request, reply, refusalOfError(error)),
  }) as FastifyInstance; // the options only narrow the type of the log

const registrars: Readonly<Partial<Record<Service, (route: Route, parts: Parts) => void>>> = {
  authorization: authorizationRoutes,
  dashboard: dashboardRoutes,
  game: gameRoutes,
  content: contentRoutes,
};

export interface Leaving {
  isLeaving: boolean;
}

export function furnish(app: FastifyInstance, parts: Parts, leaving: Leaving, siteDirectory: string): void {
  const { config } = parts;
  app.decorateRequest('visit', null);
  addHeaders(app, config);
  addLimits(app, leaving);
  addErrors(app);
  addRequestLog(app, parts);
  readJsonOnly(app);
  app.register(multipart, {
    limits: { fieldNameSize: 100, fieldSize: 64 * 1024, fileSize: 5 * mebibyte, parts: 120, files: 100 },
  });
  app.after(() => {
    addCalls(app, parts, leaving);
    showPictures(app, config.dataDirectory);
    showOutbox(app, config, parts);
    showStopPage(app, parts);
    showArt(app, siteDirectory);
    openSlack(app, parts);
    if (!config.isProduction) app.get('/api/openapi.json', async () => openApi(config.publicUrl));
    serveSite(app, config, siteDirectory);
  });
}

/** Every call of the contract has a handler, and no handler is without its call. */
function addCalls(app: FastifyInstance, parts: Parts, leaving: Leaving): void {
  const served = new Set<unknown>();
  const onApp = routesOn(app, parts);
  const route: Route = (call, handler) => {
    served.add(call);
    onApp(call, handler);
  };
  const offered = services.filter((service) => parts.config.services.includes(service));
  for (const service of offered) registrars[service]?.(route, parts);
  healthRoutes(route, parts.database, () => leaving.isLeaving);
  const isOffered = (service: Service | 'every') => service === 'every' || offered.includes(service);
  const missing = calls.find((call) => isOffered(call.service) && !served.has(call));
  if (missing) throw new Error(`${missing.method} ${missing.path} has no handler`);
}

function addLimits(app: FastifyInstance, leaving: Leaving): void {
  app.addHook('onRequest', async (request, reply) => {
    if (leaving.isLeaving && request.url !== '/healthz' && request.url !== '/readyz') {
      reply.header('connection', 'close');
      return sendRefusal(request, reply, refuse('TemporarilyUnavailable'));
    }
    if (request.url.length > longestUrl) return sendRefusal(request, reply, refuse('InvalidInput'));
    if (!request.isMultipart()) endSlowBody(request.raw);
  });
}

function endSlowBody(message: IncomingMessage): void {
  if (message.method === 'GET' || message.complete) return;
  const timer = setTimeout(() => message.destroy(), bodyMs).unref();
  message.once('close', () => clearTimeout(timer));
}

function addErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOfError(error);
    if (refusal.error === 'AnErrorOccured') request.log.error({ err: error }, 'unexpected');
    if (request.visit) request.visit.outcome = refusal.error;
    return sendRefusal(request, reply, refusal, request.visit?.language);
  });
}

function addRequestLog(app: FastifyInstance, { metrics }: Parts): void {
  app.addHook('onResponse', async (request, reply) => {
    const { visit, method } = request;
    const route = request.routeOptions.url ?? 'none';
    const { statusCode: status, elapsedTime } = reply;
    metrics.count('topla_http_requests_total', { method, route, status: String(status) });
    metrics.time('topla_http_request_ms', elapsedTime);
    const who = { userId: visit?.member?.userId, teamId: visit?.member?.team?.teamId };
    const done = { method, route, status, ms: Math.round(elapsedTime), ...who, outcome: visit?.outcome };
    if (route === 'none' && status < 400) request.log.debug(done, 'file');
    else request.log.info(done, 'call');
  });
}

/** What never became a request: broken or oversized HTTP. */
function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const refusal = refuse(isTooLarge ? 'PayloadTooLarge' : 'InvalidInput');
  const body = JSON.stringify({
    ...{ ok: false, error: refusal.error, message: sentenceOf(refusal, 'en'), requestId: randomUUID() },
  });
  socket.end(
    [
      `HTTP/1.1 ${isTooLarge ? '413 Payload Too Large' : '400 Bad Request'}`,
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
