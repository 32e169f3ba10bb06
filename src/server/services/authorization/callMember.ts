// An admin asks a member to come and play: by the bell always, by mail when they are not here.
import { refuse } from '../../../contract/errors.ts';
import type { callMember } from '../../../contract/team.ts';
import type { Handler } from '../../http/route.ts';
import type { Parts } from '../../parts.ts';
import { tell } from '../../people/telling.ts';
import type { Told } from '../../storage/told.ts';

const dayMs = 24 * 60 * 60_000;

/** Called again on the same day, only the bell rings again. */
export const callingMember =
  (parts: Parts): Handler<typeof callMember> =>
  async (context, { userId }) => {
    const { member, team } = context;
    if (userId === member.userId)
      return refuse('InvalidInput', { fields: [{ path: 'userId', code: 'oneself' }] });
    const called = await parts.members.read(userId);
    if (!called || called.isDisabled || called.team?.teamId !== team.teamId) return refuse('NotFound');
    const told: Told = { kind: 'called', by: member.name, avatar: member.avatar };
    const day = Math.floor(parts.clock.now() / dayMs);
    const subject = `called ${member.userId} ${day}`;
    const sentBy = await tell(parts, userId, { told, subject, mayRenew: true }, context);
    return { ok: true, sentBy };
  };
