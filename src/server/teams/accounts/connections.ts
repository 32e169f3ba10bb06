// Lists, adds and removes the identity provider accounts of a person; the last way to sign in cannot be removed.
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { connect, connections, disconnect } from '../../../contract/people/connections.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Provider } from '../../base/storage/schema/identity.ts';
import { readConnections, removeIdentities, writeIdentity } from '../../people/identity/identityStore.ts';
import { removeProviderKey } from '../../people/identity/providerKeyStore.ts';
import { readOwn } from '../../people/preferenceStore.ts';
import { lockPerson } from '../../people/store.ts';
import type { Handler, InputOf } from '../../web/http/route.ts';
import { keepKey, redeemCode } from './redeemCode.ts';
import type { AccountServices } from './services.ts';

type Deps = Pick<AccountServices, 'providers' | 'clock' | 'config' | 'database' | 'encryption' | 'sessions'>;

type Company = InputOf<typeof disconnect>['company'];

const companies = {
  teams: 'microsoft',
  slack: 'slack',
  google: 'google',
} as const satisfies Record<Provider, Company>;

const providers = {
  microsoft: 'teams',
  slack: 'slack',
  google: 'google',
} as const satisfies Record<Company, Provider>;

/** The sign-in methods of a person: one for each provider, and the password. */
async function waysOf(database: Database, userId: string, hasPassword: boolean) {
  const connected = await readConnections(database, userId);
  return { connected, ways: connected.length + (hasPassword ? 1 : 0) };
}

export const listConnections =
  ({ database }: Deps): Handler<typeof connections> =>
  async ({ member }) => {
    const own = await readOwn(database, member.userId);
    const { connected, ways } = await waysOf(database, member.userId, own?.password_hash != null);
    return {
      connections: connected.map(({ provider, connectedAt }) => ({
        company: companies[provider],
        connectedAt: new Date(connectedAt).toISOString(),
        mayGo: ways > 1,
      })),
    };
  };

/** An identity of another account is refused: accounts are never merged. */
export const connectAccount =
  (services: Deps): Handler<typeof connect> =>
  async (context, { company, code, redirectUri, nonce, codeVerifier }) => {
    const { userId } = context.member;
    const desk = services.providers[company];
    const account = await redeemCode(services, context, desk, { code, redirectUri, nonce, codeVerifier });
    if (isRefusal(account)) return account;
    const refusal = await services.database.transaction().execute(async (trx): Promise<Refusal | null> => {
      const owner = await writeIdentity(trx, account.identity, userId, services.clock.now());
      if (owner !== userId) return refuse('Conflict');
      await keepKey(services, trx, account, userId);
      return null;
    });
    if (refusal) return refusal;
    logSecurityEvent(context.log, { security: 'accountConnected', userId, company });
    return { ok: true };
  };

export const disconnectAccount =
  (services: Deps): Handler<typeof disconnect> =>
  async ({ member: { userId }, log }, { company }) => {
    const provider = providers[company];
    const refusal = await services.database.transaction().execute(async (trx): Promise<Refusal | null> => {
      const person = await lockPerson(trx, userId);
      const { connected, ways } = await waysOf(trx, userId, person?.password_hash != null);
      if (!connected.some((connection) => connection.provider === provider)) return null;
      if (ways < 2) return refuse('NotAllowed');
      await removeIdentities(trx, userId, provider);
      await removeProviderKey(trx, userId, provider);
      return null;
    });
    if (refusal) return refusal;
    logSecurityEvent(log, { security: 'accountDisconnected', userId, company });
    return { ok: true };
  };
