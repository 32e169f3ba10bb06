// Changes a password; the old one is asked for.
import { isRefusal, refuse } from '../../../contract/errors.ts';
import type * as passwords from '../../../contract/people/passwords.ts';
import { isPasswordAllowed } from '../../people/identity/passwordRules.ts';
import { lockPerson } from '../../people/store.ts';
import type { Handler } from '../../web/http/route.ts';
import { provePassword } from './ownPassword.ts';
import { replacePassword } from './replacePassword.ts';
import type { AccountServices } from './services.ts';

type Deps = Pick<
  AccountServices,
  | 'announcements'
  | 'clock'
  | 'config'
  | 'database'
  | 'log'
  | 'mailer'
  | 'passwords'
  | 'rates'
  | 'sessions'
  | 'tokens'
>;

/** Every other session ends; this one gets a new token. */
export const changePassword =
  (services: Deps): Handler<typeof passwords.changePassword> =>
  async (context, { oldPassword, newPassword }) => {
    const { member, session } = context;
    const proven = await provePassword(services, context, oldPassword);
    if (isRefusal(proven)) return proven;
    const known = { email: proven.email, teamName: member.team?.name ?? null, name: member.name };
    if (!(await isPasswordAllowed(newPassword, known))) return refuse('PasswordNotAllowed');
    const hash = await services.passwords.hash(newPassword);
    if (isRefusal(hash)) return hash;
    const announce = await services.database.transaction().execute(async (trx) => {
      const person = await lockPerson(trx, member.userId);
      if (person?.password_hash !== proven.hash) return refuse('InvalidCredentials');
      const notice = { notice: 'passwordChanged', leadsTo: '/forgotPassword' } as const;
      return replacePassword(services, trx, { person, hash, except: session.id, ...notice });
    });
    if (isRefusal(announce)) return announce;
    announce();
    const claims = await services.tokens.verify(session.token);
    const guulJwt = isRefusal(claims) ? claims : await services.sessions.refresh(claims);
    return isRefusal(guulJwt) ? guulJwt : { ok: true, guulJwt };
  };
