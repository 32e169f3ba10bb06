// The identity providers that are configured here; null: switched off.
import type { Config } from '../../base/config/config.ts';
import { googleOf, microsoftOf, slackOf } from '../../base/config/providers.ts';
import { type Log, logSecurityEvent } from '../../base/shared/log.ts';
import { type GoogleAccounts, googleAccounts } from './google.ts';
import { type MicrosoftAccounts, microsoftAccounts } from './microsoft.ts';
import type { CodeDesk } from './providerAccount.ts';
import { slackAccounts } from './slack.ts';

export interface Providers {
  readonly microsoft: MicrosoftAccounts | null;
  readonly slack: CodeDesk | null;
  readonly google: GoogleAccounts | null;
}

export function createProviders(config: Config, log: Log): Providers {
  const [microsoft, slack, google] = [microsoftOf(config), slackOf(config), googleOf(config)];
  const noteOf = (provider: string) => (because: string) =>
    logSecurityEvent(log, { security: 'signInFailed', because: `${provider}: ${because}` });
  return {
    microsoft: microsoft && microsoftAccounts(microsoft, noteOf('Microsoft')),
    slack: slack && slackAccounts(slack, noteOf('Slack')),
    google: google && googleAccounts(google, noteOf('Google')),
  };
}
