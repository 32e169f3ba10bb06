// Handlers of the chat tools of a team: which are set up, the Slack bot, channels to choose from, the tab in Teams.
import { createHash } from 'node:crypto';
import { isRefusal, refuse } from '../../../contract/errors.ts';
import type * as call from '../../../contract/messaging/chat.ts';
import type * as tabs from '../../../contract/messaging/tabs.ts';
import type { Database } from '../../base/storage/database.ts';
import { readIdentitiesOf, readWorkspacesOf } from '../../people/identity/identityStore.ts';
import type { Handler } from '../../web/http/route.ts';
import { slackChannelsFor, teamsChannelsFor } from './channels.ts';
import type { ChatServices } from './services.ts';
import { installLink } from './slack/install.ts';

type Deps = Pick<ChatServices, 'chat' | 'clock' | 'config' | 'database' | 'log' | 'members' | 'rates'>;

export const getChatTools =
  ({ chat: { slack, teams } }: Deps): Handler<typeof call.chatTools> =>
  async ({ member, team }) => ({
    slack: slack && { workspace: await slack.workspaceOf(team.teamId) },
    teams: teams && {
      isSignedIn: await teams.isSignedIn(member.userId),
      consentUrl: member.isAdmin ? await teams.consentUrl(member.userId) : null,
    },
  });

export const installSlack =
  (services: Deps): Handler<typeof call.installSlack> =>
  async ({ member, team, setCookie }) => {
    if (!services.chat.slack) return refuse('NotFound');
    const { url, cookie } = await installLink(services, { teamId: team.teamId, userId: member.userId });
    setCookie(cookie);
    return { url };
  };

export const disconnectSlack =
  ({ chat: { slack } }: Deps): Handler<typeof call.disconnectSlack> =>
  async ({ team }) => {
    if (!slack) return refuse('NotFound');
    await slack.leave(team.teamId);
    return { ok: true };
  };

/** Empty for a team without the bot. */
export const listSlackChannels =
  ({ chat: { slack } }: Deps): Handler<typeof call.slackChannels> =>
  async (context) => {
    if (!slack) return refuse('NotFound');
    if ((await slack.workspaceOf(context.team.teamId)) === null) return { channels: [] };
    const channels = await slackChannelsFor(slack, context);
    return isRefusal(channels) ? channels : { channels: [...channels] };
  };

/** Empty for people who have never signed in with Microsoft. */
export const listTeamGroups =
  ({ chat: { teams } }: Deps): Handler<typeof call.teamGroups> =>
  async ({ member }, { searchString = '' }) => {
    if (!teams) return refuse('NotFound');
    if (!(await teams.isSignedIn(member.userId))) return { groups: [] };
    const groups = await teams.groups(member.userId);
    if (isRefusal(groups)) return groups;
    const folded = (text: string) => text.toLocaleLowerCase(member.language);
    const wanted = folded(searchString.trim());
    return { groups: groups.filter(({ name }) => folded(name).includes(wanted)) };
  };

export const listTeamChannels =
  ({ chat: { teams } }: Deps): Handler<typeof call.teamChannels> =>
  async (context, { groupId }) => {
    if (!teams) return refuse('NotFound');
    const channels = await teamsChannelsFor(teams, context, groupId);
    return isRefusal(channels) ? channels : { channels: [...channels] };
  };

/** The key alone grants no access: the person who opens it must be a member of the team. */
export const configureTab =
  ({ database }: Deps): Handler<typeof tabs.configureTab> =>
  async ({ member, team }, { groupId = '', channelId = '', chatId = '' }) => {
    if (!(await isOfItsTenant(database, member.userId, team.teamId))) return refuse('NotAllowed');
    const words = JSON.stringify([team.teamId, groupId, channelId, chatId]);
    return { tabKey: createHash('sha256').update(words).digest('base64url').slice(0, 22) };
  };

/** Tabs are set up only by people of a tenant that is the team's own. */
async function isOfItsTenant(database: Database, userId: string, teamId: string): Promise<boolean> {
  const identities = await readIdentitiesOf(database, userId);
  const workspaces = await readWorkspacesOf(database, teamId);
  return workspaces.some(
    ({ provider, tenantKey }) =>
      provider === 'teams' &&
      identities.some((identity) => identity.provider === 'teams' && identity.tenantKey === tenantKey),
  );
}
