// Lets newcomers of a team in where no mail server proves their addresses: its admins confirm or refuse them.
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type * as call from '../../../contract/people/newcomers.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import { removeMailsTo } from '../../messaging/mail/store.ts';
import { removeMailTokens } from '../../people/identity/mailTokenStore.ts';
import { lockPerson, removePerson, type StoredPerson, writeVerified } from '../../people/store.ts';
import { lockTeam } from '../../people/teamStore.ts';
import type { Handler } from '../../web/http/route.ts';
import type { MemberContext } from '../../web/http/visit.ts';
import { writeAudit } from '../admin/auditStore.ts';
import { joinByLink, joinRefusal } from './joining.ts';
import { endNewcomerNotices } from './newcomerNotices.ts';
import { newcomerFrom, readNewcomers } from './newcomerStore.ts';
import { tellOfFewPlaces } from './placeNotices.ts';
import type { AccountServices } from './services.ts';

type Deps = Pick<AccountServices, 'announcements' | 'clock' | 'config' | 'database' | 'notifications'>;

/** With a mail server confirming by hand is off, because the mailed link verifies the address. */
export const isConfirmedByAdmin = ({ config: { smtpUrl } }: Pick<Deps, 'config'>): boolean =>
  smtpUrl === null;

export const listNewcomers =
  (services: Deps): Handler<typeof call.newcomers> =>
  async ({ team }) => {
    if (!isConfirmedByAdmin(services)) return refuse('NotFound');
    return { newcomers: await readNewcomers(services.database, team.teamId) };
  };

interface Meant {
  readonly userId: string;
  readonly signUpId: string;
}

/** Under lock: the caller is still an admin, and this sign-up still waits for their team. */
async function lockNewcomer(
  trx: Database,
  { member, team }: MemberContext,
  { userId, signUpId }: Meant,
): Promise<(StoredPerson & { readonly email: string }) | Refusal> {
  const admin = await lockPerson(trx, member.userId);
  if (admin?.team_id !== team.teamId || !admin.is_admin) return refuse('AdminOnly');
  const person = await lockPerson(trx, userId);
  const isWaiting =
    person?.invited_team_id === team.teamId && person.verified_at === null && person.disabled_at === null;
  if (!isWaiting || person.email === null) return refuse('NotFound');
  if (newcomerFrom(person)?.signUpId !== signUpId) return refuse('Conflict');
  return { ...person, email: person.email };
}

async function confirm(
  { clock }: Deps,
  trx: Database,
  context: MemberContext,
  meant: Meant,
): Promise<Refusal | null> {
  const now = clock.now();
  const { teamId } = context.team;
  const { userId } = meant;
  const team = await lockTeam(trx, teamId);
  const person = await lockNewcomer(trx, context, meant);
  if (isRefusal(person)) return person;
  const refusal = team ? await joinRefusal(trx, team, person.email, now) : refuse('NotFound');
  if (refusal) return refusal;
  await writeVerified(trx, userId, now);
  if (!(await joinByLink(trx, userId, teamId, now))) throw new Error('a newcomer could not join after all');
  await removeMailTokens(trx, userId);
  await endNewcomerNotices(trx, teamId);
  await writeAudit(trx, { teamId, actorId: context.member.userId, at: now }, [
    { act: 'newcomerConfirmed', subjectId: userId },
  ]);
  return null;
}

export const confirmNewcomer =
  (services: Deps): Handler<typeof call.confirmNewcomer> =>
  async (context, { userId, signUpId }) => {
    if (!isConfirmedByAdmin(services)) return refuse('NotFound');
    const refusal = await services.database
      .transaction()
      .execute((trx) => confirm(services, trx, context, { userId, signUpId }));
    if (refusal) return refusal;
    logSecurityEvent(context.log, { security: 'newcomerConfirmed', userId, teamId: context.team.teamId });
    services.announcements.publish({ kind: 'personChanged', userId });
    await tellOfFewPlaces(services, context.team.teamId);
    return { ok: true };
  };

export const refuseNewcomer =
  (services: Deps): Handler<typeof call.refuseNewcomer> =>
  async (context, { userId, signUpId }) => {
    if (!isConfirmedByAdmin(services)) return refuse('NotFound');
    const { member, team, log } = context;
    const refusal = await services.database.transaction().execute(async (trx) => {
      const person = await lockNewcomer(trx, context, { userId, signUpId });
      if (isRefusal(person)) return person;
      await removeMailsTo(trx, person.email);
      await removePerson(trx, userId);
      await endNewcomerNotices(trx, team.teamId);
      const by = { teamId: team.teamId, actorId: member.userId, at: services.clock.now() };
      await writeAudit(trx, by, [{ act: 'newcomerRefused' }]);
      return null;
    });
    if (refusal) return refusal;
    logSecurityEvent(log, { security: 'newcomerRefused', userId, teamId: team.teamId });
    return { ok: true };
  };
