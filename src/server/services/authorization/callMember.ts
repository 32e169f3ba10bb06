// An admin asks a member to come and play: by the bell always, by mail when they are not here.
import { refuse } from '../../../contract/errors.ts';
import type { callMember } from '../../../contract/team.ts';
import type { Handler } from '../../http/route.ts';
import type { MemberContext } from '../../http/visit.ts';
import { composeCall } from '../../mail/invitation.ts';
import { stopLink } from '../../mail/stopPage.ts';
import type { Parts } from '../../parts.ts';
import type { Member } from '../../people/members.ts';
import { isSeenOnline } from '../../people/seen.ts';
import { pathOf } from '../../people/wording.ts';
import type { Told } from '../../storage/schema.ts';
import { mayMail } from './mayMail.ts';

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
    const written = await parts.notifications.notify(userId, { told, subject, mayRenew: true });
    const wantsMail = written === 'new' && !(await isSeenOnline(parts, userId));
    const isMailed = wantsMail && (await mailCall(parts, context, called, told));
    return { ok: true, sentBy: isMailed ? ['bell', 'mail'] : ['bell'] };
  };

async function mailCall(
  parts: Parts,
  context: MemberContext,
  { email, name, language }: Member,
  told: Extract<Told, { kind: 'called' }>,
): Promise<boolean> {
  if (email === null || !(await mayMail(parts, context, email))) return false;
  const { config, seals, mailer } = parts;
  const link = config.publicUrl + pathOf(told);
  const unsubscribe = stopLink(seals, config.publicUrl, email);
  const names = { name, by: told.by, team: context.team.name };
  await mailer.send(email, composeCall(language, { ...names, link, unsubscribe }));
  return true;
}
