// The HTTP server: its limits, its routes, and the answers to everything else.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { calls } from '../../../contract/all.ts';
import { type Endpoint, services as everyService } from '../../../contract/endpoint.ts';
import { refuse } from '../../../contract/errors.ts';
import { demo, demoProgress } from '../../../contract/people/authorization.ts';
import type { Config } from '../../base/config/config.ts';
import { logOptions } from '../../base/shared/log.ts';
import { traceRequests } from '../../base/tracing/requests.ts';
import { agendaRoutes } from '../../events/agenda/routes.ts';
import { drawRoutes } from '../../events/draws/routes.ts';
import { drawsInSlack } from '../../events/draws/slack.ts';
import { pollRoutes } from '../../events/polls/routes.ts';
import { pollsInSlack } from '../../events/polls/slack.ts';
import { predictionRoutes } from '../../events/predictions/routes.ts';
import { tournamentRoutes } from '../../events/tournament/routes.ts';
import { triviaRoutes } from '../../events/trivia/routes.ts';
import { analyticsRoutes } from '../../insight/analytics/routes.ts';
import { feedbackRoutes } from '../../insight/feedback/routes.ts';
import { statusRoutes } from '../../insight/status/routes.ts';
import { chatRoutes } from '../../messaging/chat/routes.ts';
import { slackRoutes } from '../../messaging/chat/slack/hooks.ts';
import { showOutbox } from '../../messaging/mail/outboxPage.ts';
import { showStopPage } from '../../messaging/mail/stopPage.ts';
import { notificationRoutes } from '../../messaging/notifications/routes.ts';
import { pushRoutes } from '../../messaging/push/routes.ts';
import { progressRoutes } from '../../progress/routes.ts';
import { attemptRoutes } from '../../puzzles/attempts/routes.ts';
import { scheduleRoutes } from '../../puzzles/schedules/routes.ts';
import { previewsOf } from '../../tables/matches/pictures/preview.ts';
import { showBoards } from '../../tables/matches/pictures/showBoards.ts';
import { matchRoutes } from '../../tables/matches/routes.ts';
import { accountRoutes } from '../../teams/accounts/routes.ts';
import { adminRoutes } from '../../teams/admin/routes.ts';
import { billingRoutes } from '../../teams/billing/routes.ts';
import { billingWebhook } from '../../teams/billing/webhook.ts';
import { keepingRoutes } from '../../teams/keeping/routes.ts';
import { teamRoutes } from '../../teams/members/routes.ts';
import { groupPanelRoutes } from '../../teams/provisioning/groupEffects.ts';
import { provisioningRoutes } from '../../teams/provisioning/routes.ts';
import { logoutRoute } from '../../teams/sso/oidc/logout.ts';
import { ssoRoutes } from '../../teams/sso/routes.ts';
import { samlRoutes } from '../../teams/sso/saml/acs.ts';
import { samlLogoutRoutes } from '../../teams/sso/saml/logout.ts';
import { addHeaders } from '../../web/http/headers.ts';
import { mostBodyBytes, readJsonOnly } from '../../web/http/json.ts';
import { serveManifest } from '../../web/http/manifest.ts';
import { describeCalls } from '../../web/http/openapi.ts';
import { refusalOfError, sendRefusal } from '../../web/http/refusal.ts';
import { refuseLine } from '../../web/http/refuseLine.ts';
import { type Route, routesOn } from '../../web/http/route.ts';
import { serveSite } from '../../web/http/site.ts';
import { showPictures } from '../../web/pictures/album.ts';
import { showArt } from '../../web/pictures/art.ts';
import { agendaOf, eventsForOf } from './agenda.ts';
import { healthRoutes } from './health.ts';
import type { Services } from './services.ts';

const longestUrl = 2_048;
/** With a message of a provider in it. */
const longestSignOut = 8_192;
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
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16 * 1024 },
    return503OnClosing: false, // the hook below refuses with the product's own answer
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseBrokenRequest,
    frameworkErrors: (error, request, reply) => void sendRefusal(request, reply, refusalOfError(error)),
  }) as FastifyInstance; // the options only narrow the type of the log

export interface Closing {
  /** Set as soon as the server is asked to stop: new requests are refused. */
  isClosing: boolean;
}

export function addRoutes(
  app: FastifyInstance,
  services: Services,
  closing: Closing,
  siteDirectory: string,
): void {
  const { config } = services;
  app.decorateRequest('visit', null);
  if (services.tracer) traceRequests(app, services.tracer);
  addHeaders(app, config);
  addLimits(app, closing);
  addErrors(app);
  addRequestLog(app, services);
  readJsonOnly(app);
  app.register(multipart, {
    limits: { fieldNameSize: 100, fieldSize: 64 * 1024, fileSize: 5 * mebibyte, parts: 120, files: 100 },
  });
  describeCalls(app, config);
  app.after(() => {
    addCalls(app, services, closing);
    showPictures(app, services.album);
    showOutbox(app, services);
    showStopPage(app, services);
    showArt(app, siteDirectory);
    showBoards(app, services);
    slackRoutes(app, services, {
      eventsFor: eventsForOf(services),
      features: [pollsInSlack(services), drawsInSlack(services)],
    });
    billingWebhook(app, services);
    if (config.services.includes('authorization')) {
      provisioningRoutes(app, services);
      logoutRoute(app, services);
      samlRoutes(app, services);
      samlLogoutRoutes(app, services);
    }
    serveManifest(app);
    serveSite(app, config, siteDirectory, previewsOf(services));
  });
}

/** Every call of the contract has a handler; only those of the offered services are served. */
function addCalls(app: FastifyInstance, services: Services, closing: Closing): void {
  const { config } = services;
  const offered = everyService.filter((service) => config.services.includes(service));
  const isOffered = ({ service }: Pick<Endpoint, 'service'>) =>
    service === 'every' || offered.includes(service);
  const handled = new Set<unknown>();
  const onApp = routesOn(app, services);
  const listed = new Set<unknown>(calls);
  const route: Route = (call, handler) => {
    if (!listed.has(call)) throw new Error(`${call.method} ${call.path} is not in src/contract/all.ts`);
    handled.add(call);
    if (isOffered(call)) onApp(call, handler);
  };
  accountRoutes(route, services);
  route(demo, services.demoTeam.joining);
  route(demoProgress, services.demoTeam.progress);
  teamRoutes(route, services);
  adminRoutes(route, services);
  keepingRoutes(route, services);
  groupPanelRoutes(route, services);
  ssoRoutes(route, services);
  billingRoutes(route, services);
  notificationRoutes(route, services);
  pushRoutes(route, services);
  chatRoutes(route, services);
  matchRoutes(route, services);
  scheduleRoutes(route, services);
  attemptRoutes(route, services);
  agendaRoutes(route, agendaOf(services));
  triviaRoutes(route, services);
  tournamentRoutes(route, services);
  predictionRoutes(route, services);
  pollRoutes(route, services);
  drawRoutes(route, services);
  progressRoutes(route, services);
  analyticsRoutes(route, services);
  feedbackRoutes(route, services);
  statusRoutes(route, services);
  healthRoutes(route, {
    database: services.database,
    isShared: services.config.databaseUrl !== null,
    isLeaving: () => closing.isClosing,
    clockAheadMs: services.installation.clockAheadMs,
  });
  const missing = calls.find((call) => !handled.has(call));
  if (missing) throw new Error(`${missing.method} ${missing.path} has no handler`);
}

/** A path has one spelling: letters, digits and `-._~` are never written as `%6c`. */
const hidesLetters = (url: string): boolean =>
  /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/i.test(url.split('?', 1)[0] ?? '');

function addLimits(app: FastifyInstance, closing: Closing): void {
  app.addHook('onRequest', async (request, reply) => {
    if (closing.isClosing && request.url !== '/healthz' && request.url !== '/readyz') {
      reply.header('connection', 'close');
      return sendRefusal(request, reply, refuse('TemporarilyUnavailable'));
    }
    if (hidesLetters(request.url)) return sendRefusal(request, reply, refuse('NotFound'));
    const longest = request.url.startsWith('/api/Sso/Slo/') ? longestSignOut : longestUrl;
    if (request.url.length > longest) return sendRefusal(request, reply, refuse('InvalidInput'));
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

function addRequestLog(app: FastifyInstance, { metrics }: Services): void {
  app.addHook('onResponse', async (request, reply) => {
    const { visit, method } = request;
    const { url = '/*' } = request.routeOptions;
    const route = url === '/*' ? 'none' : url; // files of the site, and what is not there
    const { statusCode: status, elapsedTime } = reply;
    metrics.count('topla_http_requests_total', { method, route, status: String(status) });
    metrics.time('topla_http_request_ms', elapsedTime);
    const asker = visit?.teamToken ? { tokenId: visit.teamToken.id } : { userId: visit?.member?.userId };
    const who = { ...asker, teamId: visit?.member?.team?.teamId };
    const done = { method, route, status, ms: Math.round(elapsedTime), ...who, outcome: visit?.outcome };
    if (route === 'none' && status < 400) request.log.debug(done, 'file');
    else request.log.info(done, 'call');
  });
}

/** Malformed or oversized HTTP, before there is a request. */
function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET') return;
  refuseLine(socket, refuse(error.code === 'HPE_HEADER_OVERFLOW' ? 'PayloadTooLarge' : 'InvalidInput'));
}
