// The provider’s notice that somebody signed out there: ends the sessions that came of it (OpenID Connect Back-Channel Logout).
import type { FastifyInstance } from 'fastify';
import { uuid } from '../../../../contract/fields.ts';
import { logSecurityEvent } from '../../../base/shared/log.ts';
import { textIn } from '../../../people/identity/providerAccount.ts';
import { endSsoSessions } from '../endSessions.ts';
import { isSsoFailure } from '../failure.ts';
import { formIn, readFormsOnly } from '../forms.ts';
import type { SsoServices } from '../services.ts';
import { readConnection, type StoredConnection } from '../store.ts';
import { providerOf } from './provider.ts';

const mostBytes = 32 * 1024;

export function logoutRoute(app: FastifyInstance, services: SsoServices): void {
  app.register(async (scope) => {
    readFormsOnly(scope, mostBytes);
    scope.post<{ readonly Params: { readonly id: string } }>(
      '/api/Sso/Logout/:id',
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const taken = await services.rates.take('HOOK', { address: request.ip });
        if (!taken.ok) return reply.code(429).header('retry-after', taken.retryAfterSeconds).send();
        const { id } = request.params;
        const connection = uuid.safeParse(id).success && (await readConnection(services.database, id));
        const token = formIn(request.body).get('logout_token') ?? '';
        if (connection && !connection.saml && (await endSessionsBy(services, connection, token)))
          return reply.code(200).send();
        logSecurityEvent(request.log, { security: 'webhookRefused', because: 'sso logout' });
        return reply.code(400).send({ error: 'invalid_request' });
      },
    );
  });
}

/** False: it is no notice of this provider for us, or it came before. */
async function endSessionsBy(
  services: SsoServices,
  connection: StoredConnection,
  token: string,
): Promise<boolean> {
  const oidc = await providerOf(services, connection);
  const notice = isSsoFailure(oidc) ? null : await oidc.readLogout(token);
  if (!notice) return false;
  const [subject, sid] = [textIn(notice, 'sub'), textIn(notice, 'sid')];
  const jti = textIn(notice, 'jti');
  if (jti === null || (subject === null && sid === null)) return false;
  return endSsoSessions(services, {
    connectionId: connection.id,
    message: `logout ${connection.id} ${jti}`,
    subject,
    sids: sid === null ? [] : [sid],
  });
}
