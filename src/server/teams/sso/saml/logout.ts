// Where a provider sends the browser of somebody who signed out there: ends their sessions here and sends the browser back with our answer.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { uuid } from '../../../../contract/fields.ts';
import { logSecurityEvent } from '../../../base/shared/log.ts';
import { ssoAddresses } from '../addresses.ts';
import { endSsoSessions } from '../endSessions.ts';
import { isSsoFailure, type SsoFailure, ssoFailure } from '../failure.ts';
import { formIn, readFormsOnly } from '../forms.ts';
import type { SsoServices } from '../services.ts';
import { readConnectionOf } from '../store.ts';

const mostBytes = 128 * 1024;
const longestRelayState = 1_000;

interface OfTeam {
  readonly Params: { readonly id: string };
}

export function samlLogoutRoutes(app: FastifyInstance, services: SsoServices): void {
  app.register(async (scope) => {
    readFormsOnly(scope, mostBytes);
    scope.get<OfTeam>('/api/Sso/Slo/:id', (request, reply) => {
      const query = request.raw.url?.split('?').slice(1).join('?') ?? '';
      return take(services, request, reply, { fields: new URLSearchParams(query), query });
    });
    scope.post<OfTeam>('/api/Sso/Slo/:id', (request, reply) =>
      take(services, request, reply, { fields: formIn(request.body), query: null }),
    );
  });
}

interface Sent {
  readonly fields: URLSearchParams;
  /** As it was sent; null: it is a form. */
  readonly query: string | null;
}

async function take(
  services: SsoServices,
  request: FastifyRequest<OfTeam>,
  reply: FastifyReply,
  sent: Sent,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  const taken = await services.rates.take('HOOK', { address: request.ip });
  if (!taken.ok) return reply.code(429).header('retry-after', taken.retryAfterSeconds).send();
  const { id } = request.params;
  if (!uuid.safeParse(id).success) return reply.code(404).send();
  const answer = await signOut(services, id, sent);
  if (typeof answer === 'string') return reply.redirect(answer, 303);
  logSecurityEvent(request.log, { security: 'webhookRefused', because: `saml logout: ${answer.problem}` });
  return reply.code(400).send({ error: 'invalid_request' });
}

/** Where the browser goes: to the address that the metadata names for our answer, never to one that came with the request. */
async function signOut(
  services: SsoServices,
  teamId: string,
  { fields, query }: Sent,
): Promise<string | SsoFailure> {
  const { clock, config, database } = services;
  const connection = await readConnectionOf(database, teamId);
  if (!connection?.saml) return ssoFailure('nobodyWaits');
  const { id: connectionId, issuer, saml } = connection;
  const own = ssoAddresses(config.publicUrl).saml(teamId);
  const relayState = fields.get('RelayState') ?? '';
  if (relayState.length > longestRelayState) return ssoFailure('malformed');
  const { readLogoutRequest } = await import('./logoutRequest.ts');
  const request = await readLogoutRequest(
    query === null ? { posted: fields.get('SAMLRequest') ?? '' } : { query },
    { issuer, saml, own, now: clock.now() },
  );
  if (isSsoFailure(request)) return request;
  const { id, subject, sids } = request;
  const message = `saml logout ${connectionId} ${id}`;
  if (!(await endSsoSessions(services, { connectionId, message, subject, sids })))
    return ssoFailure('request');
  if (!saml.signOut) return `${config.publicUrl}/login`;
  const { samlService } = await import('./service.ts');
  const service = samlService(saml, own, { requestId: `_${randomUUID()}` });
  return service.getLogoutResponseUrlAsync(
    { ID: id, issuer, nameID: subject, nameIDFormat: '' },
    relayState,
    {},
    true,
  );
}
