// The settings of a team as its admins see them.
import type { AdminSettings, adminPage } from '../../../contract/admin/admin.ts';
import { refuse } from '../../../contract/errors.ts';
import { timeOrNull } from '../../base/shared/isoTime.ts';
import { readWorkspacesOf } from '../../people/identity/identityStore.ts';
import { readTeam } from '../../people/teamStore.ts';
import type { Handler } from '../../web/http/route.ts';
import type { AdminServices } from './services.ts';
import { readMembers } from './store.ts';

type Deps = Pick<AdminServices, 'chat' | 'config' | 'database'>;

export async function settingsOf(
  { chat, config, database }: Deps,
  teamId: string,
): Promise<AdminSettings | null> {
  const [team, members, slack, workspaces] = await Promise.all([
    readTeam(database, teamId),
    readMembers(database, teamId),
    chat.slack?.workspaceOf(teamId) ?? null,
    readWorkspacesOf(database, teamId),
  ]);
  if (!team) return null;
  const people = members.map(({ id, name, avatar, email, joined_at, is_admin, created_at }) => ({
    userId: id,
    name,
    avatar,
    email,
    joinedAt: new Date(joined_at ?? created_at).toISOString(),
    isAdmin: is_admin,
  }));
  return {
    companyName: team.name,
    logo: team.avatar,
    language: team.language,
    timeZone: team.time_zone,
    customTheme: team.custom_theme,
    limitedGames: [...team.limited_games],
    availablePeriods: [...team.available_periods],
    weekend: [...team.weekend],
    daysOff: [...team.days_off],
    admins: people
      .filter(({ isAdmin }) => isAdmin)
      .map(({ userId, name, avatar }) => ({ userId, name, avatar })),
    members: people,
    groupId: team.group_id,
    groupName: team.group_name,
    channelId: team.channel_id,
    channelName: team.channel_name,
    linkSignUp: team.link_sign_up,
    emailDomains: [...team.email_domains],
    hasRatings: team.has_ratings,
    membersMakeTournaments: team.members_make_tournaments,
    secondFactorFor: team.second_factor_for,
    confirmsNewcomers: config.smtpUrl === null,
    inviteCode: team.invite_code,
    inviteLastDay: team.invite_last_day,
    inviteUsesLeft: team.invite_uses_left,
    deletesAt: timeOrNull(team.deletes_at),
    slack: { isConnected: slack !== null, workspace: slack },
    teams: { isConnected: chat.teams !== null && workspaces.some(({ provider }) => provider === 'teams') },
  };
}

export const getAdminPage =
  (services: Deps): Handler<typeof adminPage> =>
  async ({ team }) =>
    (await settingsOf(services, team.teamId)) ?? refuse('NotFound');
