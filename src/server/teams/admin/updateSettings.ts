// Stores the settings of a team: all that was sent, or nothing.
import type { Updateable } from 'kysely';
import type { updateAdminSettings } from '../../../contract/admin/admin.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import type { TeamsTable } from '../../base/storage/schema/teams.ts';
import { chosenChannel } from '../../messaging/chat/channels.ts';
import { isFactorOn, readFactor } from '../../people/identity/secondFactorStore.ts';
import { removeTokensMadeBy } from '../../people/identity/teamTokenStore.ts';
import { lockPerson } from '../../people/store.ts';
import { lockTeam, type StoredTeam } from '../../people/teamStore.ts';
import type { Handler, InputOf } from '../../web/http/route.ts';
import type { MemberContext } from '../../web/http/visit.ts';
import { settingsOf } from './adminPage.ts';
import { type Done, writeAudit } from './auditStore.ts';
import type { AdminServices } from './services.ts';
import { changeTeam, readMembers, writeAdmins } from './store.ts';

type Input = InputOf<typeof updateAdminSettings>;
type Values = Updateable<TeamsTable>;

const misfit = (path: string, code: string): Refusal => refuse('InvalidInput', { fields: [{ path, code }] });

export const updateSettings =
  (services: AdminServices): Handler<typeof updateAdminSettings> =>
  async (context, input) => {
    const { team, member, log } = context;
    const channel = await channelOf(services, context, input);
    if (isRefusal(channel)) return channel;
    const logo = await keepLogo(services, context, input);
    if (isRefusal(logo)) return logo;
    const values = { ...textValues(input), ...channel, ...logo };
    const changed = await services.database
      .transaction()
      .execute((trx) => store(services, trx, context, input, values));
    if (isRefusal(changed)) {
      await services.album.replace(logo?.avatar ?? null);
      return changed;
    }
    if (logo) await services.album.replace(team.avatar);
    services.announcements.publish({ kind: 'teamChanged', teamId: team.teamId });
    for (const userId of changed) {
      services.announcements.publish({ kind: 'personChanged', userId });
      logSecurityEvent(log, { security: 'adminChanged', userId, teamId: team.teamId });
    }
    if (changesCalendar(values)) await services.tables.dueTurns.renewOfTeam(team.teamId);
    logSecurityEvent(log, { security: 'settingsChanged', userId: member.userId, teamId: team.teamId });
    return (await settingsOf(services, team.teamId)) ?? refuse('NotFound');
  };

/** Turns of games with a move a day are due by these. */
const changesCalendar = ({ time_zone, available_periods, weekend, days_off }: Values): boolean =>
  [time_zone, available_periods, weekend, days_off].some((value) => value !== undefined);

/** Columns of the settings that need nothing but what was sent. */
function textValues(input: Input): Values {
  const { companyName, language, timeZone, customTheme, limitedGames, availablePeriods } = input;
  const { weekend, daysOff, linkSignUp, emailDomains, hasRatings, membersMakeTournaments } = input;
  const { inviteLastDay, inviteUsesLeft, secondFactorFor } = input;
  return {
    ...(companyName !== undefined && { name: companyName }),
    ...(language && { language }),
    ...(timeZone && { time_zone: timeZone }),
    ...(customTheme !== undefined && { custom_theme: customTheme && JSON.stringify(customTheme) }),
    ...(limitedGames && { limited_games: JSON.stringify([...new Set(limitedGames)]) }),
    ...(availablePeriods && { available_periods: JSON.stringify(availablePeriods) }),
    ...(weekend && { weekend: JSON.stringify([...new Set(weekend)]) }),
    ...(daysOff && { days_off: JSON.stringify([...new Set(daysOff)].toSorted()) }),
    ...(linkSignUp !== undefined && { link_sign_up: linkSignUp }),
    ...(hasRatings !== undefined && { has_ratings: hasRatings }),
    ...(membersMakeTournaments !== undefined && { members_make_tournaments: membersMakeTournaments }),
    ...(secondFactorFor !== undefined && { second_factor_for: secondFactorFor }),
    ...(inviteLastDay !== undefined && { invite_last_day: inviteLastDay }),
    ...(inviteUsesLeft !== undefined && { invite_uses_left: inviteUsesLeft }),
    ...(emailDomains && { email_domains: JSON.stringify([...new Set(emailDomains)]) }),
  };
}

/** The rule is for sign-ins since it is on. Stored again, or for others, it frees nobody whom it has stopped. */
const ruleSince = (stored: StoredTeam | undefined, { second_factor_for }: Values, now: number): Values =>
  second_factor_for === undefined || stored?.second_factor_for !== 'nobody'
    ? {}
    : { second_factor_since: now };

/** An admin who has no second factor would be the first to be stopped by the rule. */
async function ruleRefusal(
  trx: Database,
  userId: string,
  { secondFactorFor = 'nobody' }: Input,
): Promise<Refusal | null> {
  if (secondFactorFor === 'nobody') return null;
  return isFactorOn(await readFactor(trx, userId)) ? null : misfit('secondFactorFor', 'withoutOwn');
}

/** An empty channel takes it away. */
async function channelOf(
  { chat }: AdminServices,
  context: MemberContext,
  { channelId, groupId }: Input,
): Promise<Values | Refusal> {
  if (channelId === undefined) return {};
  if (channelId === '') return { channel_id: null, channel_name: null, group_id: null, group_name: null };
  const chosen = await chosenChannel(chat, context, channelId, groupId === '' ? null : groupId);
  if (isRefusal(chosen)) return chosen;
  const { channelName, groupName } = chosen;
  return {
    channel_id: chosen.channelId,
    channel_name: channelName,
    group_id: chosen.groupId,
    group_name: groupName,
  };
}

/** Null: it stays as it is. */
async function keepLogo(
  { album }: AdminServices,
  { member, team, log }: MemberContext,
  { files, logoImage }: Input,
): Promise<{ readonly avatar: string | null } | null | Refusal> {
  const logo = files.get('logoImage');
  if (!logo) return logoImage === '' ? { avatar: null } : null;
  const { userId } = member;
  const bytes = await logo.read();
  const avatar = await album.keep({ bytes, use: 'logo', userId, teamId: team.teamId });
  if (!isRefusal(avatar)) return { avatar };
  logSecurityEvent(log, { security: 'uploadRefused', userId, because: avatar.error });
  return avatar;
}

/** Returns the people whose rights changed. The team is locked, so that two admins cannot remove each other at once. */
async function store(
  { clock }: AdminServices,
  trx: Database,
  { member, team }: MemberContext,
  input: Input,
  values: Values,
): Promise<readonly string[] | Refusal> {
  const { teamId } = team;
  const { newAdminUserIds = [], removeAdminUserIds = [] } = input;
  const stored = await lockTeam(trx, teamId);
  const self = await lockPerson(trx, member.userId);
  if (self?.team_id !== teamId || !self.is_admin) return refuse('AdminOnly');
  const unready = await ruleRefusal(trx, member.userId, input);
  if (unready) return unready;
  const members = await readMembers(trx, teamId);
  const isMember = (id: string) => members.some((one) => one.id === id);
  if (![...newAdminUserIds, ...removeAdminUserIds].every(isMember)) return refuse('NotFound');
  if (newAdminUserIds.some((id) => removeAdminUserIds.includes(id)))
    return misfit('newAdminUserIds', 'inBothLists');
  const isAdmin = (id: string) => members.some((one) => one.id === id && one.is_admin);
  const added = newAdminUserIds.filter((id) => !isAdmin(id));
  const removed = removeAdminUserIds.filter(isAdmin);
  const left = members.filter(({ id, is_admin }) => is_admin && !removed.includes(id)).length + added.length;
  if (left === 0) return refuse('LastAdmin');
  if (removed.includes(member.userId)) return misfit('removeAdminUserIds', 'oneself');
  const columns = Object.keys(values);
  if (columns.length > 0)
    await changeTeam(trx, teamId, { ...values, ...ruleSince(stored, values, clock.now()) });
  await writeAdmins(trx, added, true);
  await writeAdmins(trx, removed, false);
  await removeTokensMadeBy(trx, removed);
  const done: Done[] = [
    ...(columns.length > 0 ? [{ act: 'settings' as const, changed: columns }] : []),
    ...added.map((subjectId) => ({ act: 'adminAdded' as const, subjectId })),
    ...removed.map((subjectId) => ({ act: 'adminRemoved' as const, subjectId })),
  ];
  await writeAudit(trx, { teamId, actorId: member.userId, at: clock.now() }, done);
  return [...added, ...removed];
}
