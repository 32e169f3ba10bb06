// Redeems an authorization code of an identity provider, once; a second use ends the session that came of the first.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Code } from '../../people/identity/openId.ts';
import type { Account, CodeDesk } from '../../people/identity/providerAccount.ts';
import { writeProviderKey } from '../../people/identity/providerKeyStore.ts';
import { hashOfCode, readCameOfIt, spendCode } from '../../people/identity/spentCodeStore.ts';
import type { PublicContext } from '../../web/http/visit.ts';
import type { AccountServices } from './services.ts';

type Deps = Pick<AccountServices, 'clock' | 'config' | 'database' | 'encryption' | 'sessions'>;

/** The provider account that the code proves. Providers that are not configured are refused. */
export async function redeemCode(
  services: Deps,
  context: PublicContext,
  desk: CodeDesk | null,
  code: Code,
): Promise<Account | Refusal> {
  if (!desk) return refuse('NotFound');
  const { publicUrl, clientOrigins } = services.config;
  const isListed = [publicUrl, ...clientOrigins].some((origin) =>
    desk.returnsTo.some((page) => origin + page === code.redirectUri),
  );
  if (!isListed) return refuse('InvalidInput', { fields: [{ path: 'redirectUri', code: 'notListed' }] });
  const hash = hashOfCode(desk.provider, code.code);
  const isFirst = await spendCode(services.database, hash, services.clock.now());
  return isFirst ? desk.byCode(code) : refuseReplay(services, context, hash);
}

/** A code used twice may have been stolen: the session that came of it ends. */
async function refuseReplay(
  { database, sessions }: Deps,
  { log }: PublicContext,
  hash: string,
): Promise<Refusal> {
  const came = await readCameOfIt(database, hash);
  if (came) await sessions.end(came.userId, came.sessionId, 'code reused');
  logSecurityEvent(log, { security: 'signInFailed', because: 'code reused' });
  return refuse('ProviderRejected');
}

/** Stores the tokens to act for the person there, where the provider gave any. */
export async function keepKey(
  { encryption, clock }: Deps,
  trx: Database,
  { identity: { provider }, refreshToken }: Account,
  userId: string,
): Promise<void> {
  if (refreshToken === null) return;
  const sealed = encryption.encrypt(refreshToken, `provider key ${provider} ${userId}`);
  await writeProviderKey(trx, { userId, provider, sealed }, clock.now());
}
