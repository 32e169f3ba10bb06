// The companies whose accounts people may sign in with here; null: switched off.

import type { Config } from '../config/config.ts';
import { googleOf, microsoftOf, slackOf } from '../config/providers.ts';
import { type Log, tellSecurity } from '../shared/log.ts';
import { type GoogleAccounts, googleAccounts } from './google.ts';
import { type MicrosoftAccounts, microsoftAccounts } from './microsoft.ts';
import type { CodeDesk } from './providerAccount.ts';
import { slackAccounts } from './slack.ts';

export interface Accounts {
  readonly microsoft: MicrosoftAccounts | null;
  readonly slack: CodeDesk | null;
  readonly google: GoogleAccounts | null;
}

export function accountsAt(config: Config, log: Log): Accounts {
  const [microsoft, slack, google] = [microsoftOf(config), slackOf(config), googleOf(config)];
  const noteOf = (company: string) => (because: string) =>
    tellSecurity(log, { security: 'signInFailed', because: `${company}: ${because}` });
  return {
    microsoft: microsoft && microsoftAccounts(microsoft, noteOf('Microsoft')),
    slack: slack && slackAccounts(slack, noteOf('Slack')),
    google: google && googleAccounts(google, noteOf('Google')),
  };
}
