// Proves again who is there, before acts that ask for it: by the second factor, or by the password where there is none.
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { confirm, confirmWays } from '../../../contract/people/confirming.ts';
import { isFactorOn, readFactor } from '../../people/identity/secondFactorStore.ts';
import { readSsoSession } from '../../people/identity/ssoStore.ts';
import { readPersonByEmail } from '../../people/store.ts';
import type { Handler, InputOf } from '../../web/http/route.ts';
import type { UserContext } from '../../web/http/visit.ts';
import { spendCode } from './checkCode.ts';
import { checkPasskey } from './checkPasskey.ts';
import { provePassword } from './ownPassword.ts';
import type { AccountServices } from './services.ts';

type Deps = Pick<
  AccountServices,
  'clock' | 'config' | 'database' | 'encryption' | 'passwords' | 'rates' | 'sessions'
>;

const hasPassword = async ({ database }: Deps, { member: { email } }: UserContext): Promise<boolean> =>
  email !== null && Boolean((await readPersonByEmail(database, email))?.password_hash);

export const getConfirmWays =
  (services: Deps): Handler<typeof confirmWays> =>
  async (context) => {
    const factor = await readFactor(services.database, context.member.userId);
    if (await readSsoSession(services.database, context.session.id))
      return { ways: factor.passkeys > 0 ? ['passkey', 'sso'] : ['sso'] };
    if (isFactorOn(factor)) return { ways: factor.passkeys > 0 ? ['passkey', 'code'] : ['code'] };
    return { ways: (await hasPassword(services, context)) ? ['password'] : [] };
  };

export const confirmPerson =
  (services: Deps): Handler<typeof confirm> =>
  async (context, input) => {
    const refusal = await refusalOf(services, context, input);
    if (refusal) return refusal;
    await services.sessions.confirm(context.session.id);
    return { ok: true };
  };

async function refusalOf(
  services: Deps,
  context: UserContext,
  { password, code, passkey }: InputOf<typeof confirm>,
): Promise<Refusal | null> {
  const { log, member } = context;
  const { userId } = member;
  const factor = await readFactor(services.database, userId);
  if (passkey && factor.passkeys > 0) {
    const proven = await checkPasskey(services, log, passkey, userId);
    return isRefusal(proven) ? proven : null;
  }
  if (isFactorOn(factor)) return spendCode(services, log, { userId, factor, code });
  if (password === undefined || !(await hasPassword(services, context))) return refuse('InvalidInput');
  const proven = await provePassword(services, context, password);
  return isRefusal(proven) ? proven : null;
}
