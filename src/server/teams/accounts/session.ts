// Refreshes, lists and ends sessions.
import { isRefusal, refuse } from '../../../contract/errors.ts';
import type {
  endSession,
  getSessions,
  logout,
  logoutAll,
  refresh,
} from '../../../contract/people/sessions.ts';
import { timeOf } from '../../base/shared/isoTime.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import { removeMailTokens } from '../../people/identity/mailTokenStore.ts';
import type { Handler } from '../../web/http/route.ts';
import type { AccountServices } from './services.ts';

type Deps = Pick<AccountServices, 'database' | 'members' | 'rates' | 'sessions' | 'tokens'>;

export const refreshSession =
  ({ tokens, sessions, members, rates }: Deps): Handler<typeof refresh> =>
  async ({ log }, { token }) => {
    const claims = await tokens.verify(token);
    if (isRefusal(claims)) return claims;
    const taken = await rates.take('REFRESH', { session: claims.sessionId });
    if (!taken.ok) {
      logSecurityEvent(log, { security: 'rateLimited', rateClass: 'REFRESH', userId: claims.userId });
      return refuse('TooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds });
    }
    const member = await members.read(claims.userId);
    if (!member || member.isDisabled) return refuse('SessionRevoked');
    const guulJwt = await sessions.refresh(claims);
    return isRefusal(guulJwt) ? guulJwt : { guulJwt };
  };

export const signOut =
  ({ sessions }: Deps): Handler<typeof logout> =>
  async ({ member, session }) => {
    await sessions.end(member.userId, session.id, 'signed out');
    return { ok: true };
  };

export const signOutEverywhere =
  ({ database, sessions }: Deps): Handler<typeof logoutAll> =>
  async ({ member }) => {
    await removeMailTokens(database, member.userId);
    await sessions.endAll(member.userId, 'signed out everywhere');
    return { ok: true };
  };

export const listOwnSessions =
  ({ sessions }: Deps): Handler<typeof getSessions> =>
  async ({ member, session }) => ({
    sessions: (await sessions.openOf(member.userId)).map(({ id, device, created_at, rotated_at }) => ({
      id,
      device,
      signedInAt: timeOf(created_at),
      lastSeenAt: timeOf(rotated_at),
      isThis: id === session.id,
    })),
  });

export const endOwnSession =
  ({ sessions }: Deps): Handler<typeof endSession> =>
  async ({ member, session }, { id }) => {
    if (id === undefined) await sessions.endAll(member.userId, 'signed out elsewhere', session.id);
    else if (!(await sessions.end(member.userId, id, 'signed out elsewhere'))) return refuse('NotFound');
    return { ok: true };
  };
