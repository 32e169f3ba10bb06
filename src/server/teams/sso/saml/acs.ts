// Where the page of a provider posts its answer, from another site and so without anything of ours; and where our own description is.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { uuid } from '../../../../contract/fields.ts';
import { logSecurityEvent } from '../../../base/shared/log.ts';
import { escapeHtml } from '../../../base/texts/escapeHtml.ts';
import { ssoAddresses } from '../addresses.ts';
import type { SsoClaims } from '../claims.ts';
import { isSsoFailure, type SsoFailure, ssoFailure } from '../failure.ts';
import { formIn, readFormsOnly } from '../forms.ts';
import type { SsoServices } from '../services.ts';
import {
  readConnection,
  readUnanswered,
  type StoredAttempt,
  type StoredConnection,
  spendMessage,
  writeAnswer,
} from '../store.ts';
import { sealAnswer } from './answers.ts';
import { requestIdOf } from './requestId.ts';

const mostBytes = 256 * 1024;

interface OfTeam {
  readonly Params: { readonly id: string };
}

export function samlRoutes(app: FastifyInstance, services: SsoServices): void {
  const { config } = services;
  app.register(async (scope) => {
    readFormsOnly(scope, mostBytes);
    scope.post<OfTeam>('/api/Sso/Acs/:id', (request, reply) => take(services, request, reply));
    scope.get<OfTeam>('/api/Sso/Metadata/:id', async ({ params: { id } }, reply) => {
      if (!uuid.safeParse(id).success) return reply.code(404).send();
      reply.header('content-type', 'application/samlmetadata+xml; charset=utf-8');
      return reply.send(ownMetadata(ssoAddresses(config.publicUrl).saml(id)));
    });
  });
}

/** It depends on the address alone: nobody learns which teams there are. */
const ownMetadata = ({ entityId, acs, slo }: ReturnType<ReturnType<typeof ssoAddresses>['saml']>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${escapeHtml(entityId)}">
  <SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${escapeHtml(slo)}"/>
    <SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${escapeHtml(slo)}"/>
    <AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${escapeHtml(acs)}" index="0" isDefault="true"/>
  </SPSSODescriptor>
</EntityDescriptor>
`;

/** Examines the answer, keeps it with its attempt, and has the browser ask for it: by then it says again which browser it is. */
async function take(
  services: SsoServices,
  request: FastifyRequest<OfTeam>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const taken = await services.rates.take('HOOK', { address: request.ip });
  if (!taken.ok) return reply.code(429).header('retry-after', taken.retryAfterSeconds).send();
  const { id } = request.params;
  if (!uuid.safeParse(id).success) return reply.code(404).send();
  const form = formIn(request.body);
  const posted = form.get('SAMLResponse') ?? '';
  const state = form.get('RelayState') ?? '';
  const isState = /^[\w-]{43}$/.test(state);
  const awaited = isState ? await awaitedBy(services, state, id) : null;
  if (awaited) await answer(services, awaited, state, posted);
  else logSecurityEvent(request.log, { security: 'signInFailed', because: 'sso: nobodyWaits' });
  const { back, signIn } = ssoAddresses(services.config.publicUrl);
  if (isState) return reply.redirect(`${back}?state=${state}`, 303);
  return reply.redirect(isUnasked(posted) ? signIn(id) : back, 303);
}

/** Somebody chose us on the provider's list of applications: that answer counts for nothing, and a sign-in begins here. */
const isUnasked = (posted: string): boolean =>
  !Buffer.from(posted, 'base64').toString('latin1').includes('InResponseTo=');

interface AwaitedAnswer {
  readonly attempt: StoredAttempt;
  readonly connection: StoredConnection;
}

/** Null: nobody here has asked, or has an answer already. */
async function awaitedBy(
  { clock, database }: SsoServices,
  state: string,
  teamId: string,
): Promise<AwaitedAnswer | null> {
  const attempt = await readUnanswered(database, state, clock.now());
  const connection = attempt && (await readConnection(database, attempt.connection_id));
  return attempt && connection?.saml && connection.team_id === teamId ? { attempt, connection } : null;
}

async function answer(
  services: SsoServices,
  awaited: AwaitedAnswer,
  state: string,
  posted: string,
): Promise<void> {
  const { attempt, connection } = awaited;
  const outcome = await outcomeOf(services, awaited, state, posted);
  const sealed = sealAnswer(services.encryption, attempt, { changedAt: connection.changed_at, outcome });
  await writeAnswer(services.database, attempt.state_hash, sealed);
}

async function outcomeOf(
  { clock, config, database, encryption }: SsoServices,
  { attempt, connection }: AwaitedAnswer,
  state: string,
  posted: string,
): Promise<SsoClaims | SsoFailure> {
  const { saml, team_id, id } = connection;
  if (!saml) return ssoFailure('nobodyWaits');
  const { readResponse } = await import('./response.ts');
  const signed = await readResponse(posted, {
    connection,
    saml,
    own: ssoAddresses(config.publicUrl).saml(team_id),
    requestId: requestIdOf(encryption, state),
    againSince: attempt.purpose === 'confirm' ? attempt.created_at : null,
  });
  if (isSsoFailure(signed)) return signed;
  const isFirst = await spendMessage(database, `saml ${id} ${signed.assertionId}`, clock.now());
  return isFirst ? signed.claims : ssoFailure('request');
}
