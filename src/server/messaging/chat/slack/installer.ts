// Slack's OAuth library on our database: installations are encrypted, states are single-use.
import type { Installation, InstallProvider, InstallURLOptions, Logger, LogLevel } from '@slack/oauth';
import type { WebClientOptions } from '@slack/web-api';
import * as z from 'zod/mini';
import { fetchOutside } from '../../../base/shared/outboundFetch.ts';
import type { SlackDeps } from './deps.ts';
import { lockedOutFault, wordOf } from './faults.ts';
import {
  readInstallation,
  type StoredInstallation,
  writeInstallation,
  writeRenewed,
} from './installationStore.ts';
import { type Bearer, issuePass, spendPass } from './passStore.ts';

const stateLifeMs = 10 * 60_000;
/** The scopes, as named in the manifest of the app. */
export const botScopes = [
  ...['chat:write', 'commands', 'channels:read', 'groups:read', 'im:write'],
  ...['users:read', 'users:read.email', 'team:read'],
  ...['links:read', 'links:write'],
];
const bearer = z.object({ teamId: z.string(), userId: z.string() });

/** No retries: a person is waiting. */
export const clientOptions = ({ slack }: SlackDeps): Omit<WebClientOptions, 'logger' | 'logLevel'> => ({
  slackApiUrl: slack.apiUrl,
  allowAbsoluteUrls: false,
  retryConfig: { retries: 0 },
  rejectRateLimitedCalls: true,
  fetch: (url, init) => fetchOutside(url, init),
});

export const bearerOf = (metadata: string | undefined): Bearer => bearer.parse(JSON.parse(metadata ?? ''));

const aboutSeal = (teamId: string): string => `slack installation ${teamId}`;

export function urlOptions({ publicUrl }: SlackDeps, starter: Bearer): InstallURLOptions {
  const metadata = JSON.stringify({ teamId: starter.teamId, userId: starter.userId });
  return { scopes: botScopes, redirectUri: `${publicUrl}/slack/oauth_redirect`, metadata };
}

function opened(encryption: SlackDeps['encryption'], { sealed, team_id }: StoredInstallation): string {
  try {
    return encryption.decrypt(sealed, aboutSeal(team_id));
  } catch {
    throw lockedOutFault();
  }
}

/** The library stores renewed tokens, and a new installation a second time. */
function installationStore({ database, encryption }: SlackDeps) {
  return {
    async storeInstallation(installation: Installation): Promise<void> {
      const { teamId } = bearerOf(installation.metadata);
      const sealed = encryption.encrypt(JSON.stringify(installation), aboutSeal(teamId));
      await writeRenewed(database, installation.team?.id ?? '', sealed);
    },
    async fetchInstallation({
      teamId: tenantKey = '',
    }: {
      teamId: string | undefined;
    }): Promise<Installation> {
      const stored = await readInstallation(database, tenantKey);
      if (!stored) throw new Error('no such installation');
      return JSON.parse(opened(encryption, stored));
    },
  };
}

/** Links the bot to this team and removes an older installation in another workspace. */
export async function keepInstallation(
  { database, encryption, clock }: SlackDeps,
  installation: Installation,
  { teamId, userId }: Bearer,
): Promise<void> {
  if (!installation.team) throw new Error('an installation without a workspace');
  const { id, name } = installation.team;
  await writeInstallation(database, {
    tenant_key: id,
    team_id: teamId,
    workspace_name: name ?? id,
    sealed: encryption.encrypt(JSON.stringify(installation), aboutSeal(teamId)),
    installed_by: userId,
    installed_at: clock.now(),
  });
}

function stateStore(deps: SlackDeps) {
  const { database, clock } = deps;
  return {
    generateStateParam: ({ metadata }: InstallURLOptions): Promise<string> =>
      issuePass(database, 'state', bearerOf(metadata), clock.now() + stateLifeMs),
    async verifyStateParam(_now: Date, state: string): Promise<InstallURLOptions> {
      const starter = await spendPass(database, 'state', state, clock.now());
      if (!starter) throw Object.assign(new Error('an unknown state'), { code: 'slack_oauth_invalid_state' });
      return urlOptions(deps, starter);
    },
  };
}

/** Logs only the error code: other fields may hold secrets. */
function quietLogger({ log }: SlackDeps, level: LogLevel): Logger {
  const nothing = () => {};
  return {
    debug: nothing,
    info: nothing,
    warn: nothing,
    setLevel: nothing,
    setName: nothing,
    getLevel: () => level,
    error: (fault: unknown) => log.warn({ slack: wordOf(fault) }, 'slack'),
  };
}

/** Loaded on first use: most servers never need it. */
export async function openInstaller(deps: SlackDeps): Promise<InstallProvider> {
  const { InstallProvider, LogLevel } = await import('@slack/oauth');
  const { clientId, clientSecret, installationUrl: authorizationUrl } = deps.slack;
  return new InstallProvider({
    clientId,
    clientSecret,
    authorizationUrl,
    directInstall: true,
    clientOptions: clientOptions(deps),
    installationStore: installationStore(deps),
    stateStore: stateStore(deps),
    logger: quietLogger(deps, LogLevel.ERROR),
  });
}
