// The tokens of a team: listed, made and ended by its admins.
import type * as call from '../../../contract/admin/teamTokens.ts';
import { type TeamToken, type teamTokens, tokenLimits } from '../../../contract/admin/teamTokens.ts';
import { isRefusal, refuse } from '../../../contract/errors.ts';
import { dayOf, plusDays, startOf } from '../../base/shared/days.ts';
import { timeOf, timeOrNull } from '../../base/shared/isoTime.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import {
  issueTeamToken,
  readTeamTokens,
  removeTeamToken,
  type StoredTeamToken,
} from '../../people/identity/teamTokenStore.ts';
import type { Handler } from '../../web/http/route.ts';
import type { MemberContext } from '../../web/http/visit.ts';
import { asAdmin } from './asAdmin.ts';
import { writeAudit } from './auditStore.ts';
import type { AdminServices } from './services.ts';

type Deps = Pick<AdminServices, 'clock' | 'database'>;

const shown = (stored: StoredTeamToken, madeBy: TeamToken['madeBy'], now: number): TeamToken => ({
  tokenId: stored.id,
  name: stored.name,
  scopes: [...stored.scopes],
  madeBy,
  madeAt: timeOf(stored.made_at),
  endsAt: timeOf(stored.ends_at),
  usedAt: timeOrNull(stored.used_at),
  isOver: stored.ends_at <= now,
});

export async function readShownTokens({ clock, database }: Deps, teamId: string): Promise<TeamToken[]> {
  const stored = await readTeamTokens(database, teamId);
  return stored.map((row) =>
    shown(row, { userId: row.made_by, name: row.maker_name, avatar: row.maker_avatar }, clock.now()),
  );
}

/** The days between which the last day of a new token lies. */
const daysFor = ({ clock }: Pick<Deps, 'clock'>, { team }: MemberContext) => {
  const firstDay = dayOf(team.timeZone, clock.now());
  return { firstDay, lastDay: plusDays(firstDay, tokenLimits.longestDays) };
};

export const listTokens =
  (services: Deps): Handler<typeof teamTokens> =>
  async (context) => {
    const tokens = await readShownTokens(services, context.team.teamId);
    return { tokens, ...daysFor(services, context) };
  };

export const makeToken =
  (services: Deps): Handler<typeof call.makeTeamToken> =>
  async (context, { name, scopes, lastDay }) => {
    const { member, team, log } = context;
    const { teamId } = team;
    const days = daysFor(services, context);
    if (lastDay < days.firstDay || lastDay > days.lastDay)
      return refuse('InvalidInput', { fields: [{ path: 'lastDay', code: 'range' }] });
    const endsAt = startOf(team.timeZone, plusDays(lastDay, 1));
    const made = await asAdmin(services, context, async (trx, now) => {
      const known = await readTeamTokens(trx, teamId);
      if (known.filter(({ ends_at }) => ends_at > now).length >= tokenLimits.most)
        return refuse('InvalidInput', { fields: [{ path: 'name', code: 'tooMany' }] });
      const issued = await issueTeamToken(trx, { teamId, madeBy: member.userId, name, scopes, endsAt }, now);
      await writeAudit(trx, { teamId, actorId: member.userId, at: now }, [
        { act: 'tokenMade', changed: [name] },
      ]);
      return issued;
    });
    if (isRefusal(made)) return made;
    logSecurityEvent(log, { security: 'tokenMade', userId: member.userId, teamId });
    const { userId, avatar } = member;
    const madeBy = { userId, name: member.name, avatar };
    return { token: made.token, made: shown(made.stored, madeBy, made.stored.made_at) };
  };

export const endToken =
  (services: Deps): Handler<typeof call.endTeamToken> =>
  async (context, { tokenId }) => {
    const { member, team, log } = context;
    const { teamId } = team;
    const ended = await asAdmin(services, context, async (trx, now) => {
      const name = await removeTeamToken(trx, teamId, tokenId);
      if (name === null) return refuse('NotFound');
      await writeAudit(trx, { teamId, actorId: member.userId, at: now }, [
        { act: 'tokenEnded', changed: [name] },
      ]);
      return null;
    });
    if (ended) return ended;
    logSecurityEvent(log, { security: 'tokenEnded', userId: member.userId, teamId });
    return { ok: true };
  };
