// The bot in the Slack workspace of a team: which channels there are, saying something in one or to a colleague.
import type { Block, KnownBlock, LinkUnfurls, WebClient } from '@slack/web-api';
import * as z from 'zod/mini';
import { isRefusal, type Refusal, refuse } from '../../../../contract/errors.ts';
import { createCache } from '../../../base/shared/cache.ts';
import { readIdentitiesOf, removeWorkspace } from '../../../people/identity/identityStore.ts';
import type { SlackDeps } from './deps.ts';
import { isLockedOut, slackRefusal, unreadableFault, wordOf } from './faults.ts';
import { readInstallationOf, removeInstallation, type StoredInstallation } from './installationStore.ts';
import { clientOptions, openInstaller } from './installer.ts';

export interface SlackChannel {
  readonly id: string;
  readonly name: string;
  readonly isPrivate: boolean;
  readonly isMember: boolean;
}

export interface SlackMessage {
  /** Fallback text for notifications and screen readers. */
  readonly text: string;
  readonly blocks: (KnownBlock | Block)[];
  /** Hidden metadata of the message: a repeated send carries the same key. */
  readonly key?: string;
}

/** The recipient: the Slack account they have signed in with, otherwise the one with their address. */
export interface ChannelReader {
  readonly userId: string;
  readonly email: string | null;
}

/** A message with shared links. */
export interface SharedMessage {
  readonly channel: string;
  readonly ts: string;
}

export interface SlackBot {
  readonly deps: SlackDeps;
  installer(): ReturnType<typeof openInstaller>;
  /** The name of the workspace; null if the team has no bot. */
  workspaceOf(teamId: string): Promise<string | null>;
  channels(teamId: string): Promise<readonly SlackChannel[] | Refusal>;
  /** The accounts in a channel, of a large one as many as Slack tells at once. */
  peopleIn(teamId: string, channelId: string): Promise<readonly string[] | Refusal>;
  post(teamId: string, channelId: string, message: SlackMessage): Promise<Refusal | null>;
  /** Whether it reached them. */
  write(teamId: string, reader: ChannelReader, message: SlackMessage): Promise<boolean>;
  /** Publishes the home tab of a person. */
  publishHome(teamId: string, account: string, blocks: SlackMessage['blocks']): Promise<Refusal | null>;
  /** Attaches cards to a message, by the addresses of its links. */
  unfurl(teamId: string, message: SharedMessage, unfurls: LinkUnfurls): Promise<Refusal | null>;
  /** Uninstalls the bot and disconnects the workspace from the team. */
  leave(teamId: string): Promise<void>;
}

const rememberedMs = 5 * 60_000;
const mostRemembered = 500;
const aPage = 200;
const mostPages = 10;

const channel = z.object({
  id: z.string(),
  name: z.string(),
  is_private: z.optional(z.boolean()),
  is_member: z.optional(z.boolean()),
});
const channelPage = z.object({ channels: z.array(channel) });

async function allChannels(web: WebClient): Promise<SlackChannel[]> {
  const found: SlackChannel[] = [];
  let pages = 0;
  const wanted = { limit: aPage, types: 'public_channel,private_channel', exclude_archived: true };
  for await (const page of web.paginate('conversations.list', wanted)) {
    const read = channelPage.safeParse(page);
    if (!read.success) throw unreadableFault();
    for (const { id, name, is_private, is_member } of read.data.channels)
      found.push({ id, name, isPrivate: is_private ?? false, isMember: is_member ?? false });
    if (++pages === mostPages) break;
  }
  return found;
}

async function accountOf(
  { database }: SlackDeps,
  web: WebClient,
  tenantKey: string,
  { userId, email }: ChannelReader,
): Promise<string | null> {
  const identities = await readIdentitiesOf(database, userId);
  const own = identities.find((one) => one.provider === 'slack' && one.tenantKey === tenantKey);
  if (own) return own.subject;
  if (email === null) return null;
  return (await web.users.lookupByEmail({ email })).user?.id ?? null;
}

type Act<T> = (web: WebClient, installation: StoredInstallation) => Promise<T>;
type WithBot = <T>(teamId: string, act: Act<T>) => Promise<T | Refusal>;

/** The only way to Slack. A bot that is locked out is forgotten at once. */
function wayIn(deps: SlackDeps, installer: SlackBot['installer']): WithBot {
  const { database, log } = deps;

  async function clientOf({ tenant_key: teamId }: StoredInstallation): Promise<WebClient> {
    const { WebClient } = await import('@slack/web-api');
    const query = { teamId, enterpriseId: undefined, isEnterpriseInstall: false };
    const { botToken = '' } = await (await installer()).authorize(query);
    return new WebClient(botToken, clientOptions(deps));
  }

  return async (teamId, act) => {
    const installation = await readInstallationOf(database, teamId);
    if (!installation) return refuse('SlackNotConnected');
    try {
      return await act(await clientOf(installation), installation);
    } catch (fault) {
      const refusal = slackRefusal(fault);
      if (!refusal) throw fault;
      log.warn({ slack: wordOf(fault), tenant: installation.tenant_key }, 'slack');
      if (isLockedOut(fault)) await removeInstallation(database, installation.tenant_key);
      return refusal;
    }
  };
}

/** Cached for a while. */
function channelsOf({ clock }: SlackDeps, withBot: WithBot): SlackBot['channels'] {
  const recent = createCache<readonly SlackChannel[]>(clock, {
    most: mostRemembered,
    goodForMs: rememberedMs,
  });
  return (teamId) =>
    withBot(teamId, async (web, { tenant_key }) => {
      const key = `${teamId} ${tenant_key}`;
      const known = recent.get(key);
      if (known) return known;
      const channels = await allChannels(web);
      recent.set(key, channels);
      return channels;
    });
}

const writingTo =
  (deps: SlackDeps, withBot: WithBot): SlackBot['write'] =>
  async (teamId, reader, { text, blocks }) => {
    const isWritten = await withBot(teamId, async (web, { tenant_key }) => {
      const users = await accountOf(deps, web, tenant_key, reader);
      const opened = users === null ? null : await web.conversations.open({ users });
      const channel = opened?.channel?.id;
      if (channel === undefined) return false;
      await web.chat.postMessage({ channel, text, blocks, unfurl_links: false });
      return true;
    });
    return isWritten === true;
  };

const leaving =
  ({ database, log }: SlackDeps, withBot: WithBot): SlackBot['leave'] =>
  async (teamId) => {
    const installation = await readInstallationOf(database, teamId);
    if (!installation) return;
    const revoked = await withBot(teamId, (web) => web.auth.revoke());
    if (isRefusal(revoked)) log.warn({ slack: revoked.error }, 'the bot was forgotten, not taken back');
    const tenantKey = installation.tenant_key;
    await removeInstallation(database, tenantKey);
    await removeWorkspace(database, { provider: 'slack', tenantKey }, teamId);
  };

export function slackBot(deps: SlackDeps): SlackBot {
  let opened: ReturnType<typeof openInstaller> | null = null;
  const installer = () => {
    opened ??= openInstaller(deps);
    return opened;
  };
  const withBot = wayIn(deps, installer);
  return {
    deps,
    installer,
    async workspaceOf(teamId) {
      return (await readInstallationOf(deps.database, teamId))?.workspace_name ?? null;
    },
    channels: channelsOf(deps, withBot),
    peopleIn: (teamId, channel) =>
      withBot(
        teamId,
        async (web) => (await web.conversations.members({ channel, limit: aPage })).members ?? [],
      ),
    post: (teamId, channel, { text, blocks, key }) =>
      withBot(teamId, async (web) => {
        const metadata = key !== undefined && { event_type: 'topla_post', event_payload: { key } };
        await web.chat.postMessage({
          channel,
          text,
          blocks,
          unfurl_links: false,
          ...(metadata && { metadata }),
        });
        return null;
      }),
    publishHome: (teamId, user_id, blocks) =>
      withBot(teamId, async (web) => {
        await web.views.publish({ user_id, view: { type: 'home', blocks } });
        return null;
      }),
    unfurl: (teamId, { channel, ts }, unfurls) =>
      withBot(teamId, async (web) => {
        await web.chat.unfurl({ channel, ts, unfurls });
        return null;
      }),
    write: writingTo(deps, withBot),
    leave: leaving(deps, withBot),
  };
}
