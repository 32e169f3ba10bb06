// Accounts at Slack: a person is one of a workspace.
import { isRefusal, refuse } from '../../../contract/errors.ts';
import type { Slack } from '../../base/config/providers.ts';
import { openIdOf } from './openId.ts';
import { type CodeDesk, textIn } from './providerAccount.ts';
import { askCompany } from './providerFetch.ts';

/** A workspace gives its people any address it likes: the address is not read. */
export function slackAccounts(
  { clientId, clientSecret, issuer }: Slack,
  note: (because: string) => void,
): CodeDesk {
  const openId = openIdOf({ issuer, clientId, clientSecret, ask: askCompany, note });
  return {
    provider: 'slack',
    returnsTo: ['/login'],
    async byCode(code) {
      const granted = await openId.exchange(code);
      if (isRefusal(granted)) return granted;
      const { claims } = granted;
      const tenantKey = textIn(claims, 'https://slack.com/team_id');
      const subject = textIn(claims, 'https://slack.com/user_id');
      if (tenantKey === null || subject === null) return refuse('ProviderRejected');
      const workspace = { provider: 'slack', tenantKey } as const;
      const name = textIn(claims, 'name') ?? '';
      return { identity: { ...workspace, subject }, workspace, name, email: null, refreshToken: null };
    },
  };
}
