// Accounts at Microsoft: a person is one of a tenant, and the tenant itself has signed for them.
import type { JWTPayload } from 'jose';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { Microsoft } from '../../base/config/providers.ts';
import { openIdOf } from './openId.ts';
import { type Account, type CodeDesk, textIn } from './providerAccount.ts';
import { createProviderFetch } from './providerFetch.ts';

const home = 'https://login.microsoftonline.com';
const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Client ids of Teams and the other hosts that request tokens for people: desktop, web, Outlook, Microsoft 365. */
const hosts: ReadonlySet<unknown> = new Set([
  '1fec8e78-bce4-4aaf-ab1b-5451cc387264',
  '5e3ce6c0-2b1f-4285-8d4b-75ee78787346',
  '4765445b-32c6-49b0-83e6-1d93765276ca',
  '0ec893e0-5785-4de6-99da-4ed124e5296c',
  'd3590ed6-52b3-4102-aeff-aad2292ab01c',
  'bc59ab01-8403-45c6-8796-ac3ef710b3e3',
  '27922004-5251-4030-b22d-91ecd9a37ea4',
]);

export interface MicrosoftAccounts extends CodeDesk {
  /** The token Teams hands to a page inside it. */
  byHostToken(token: string): Promise<Account | Refusal>;
}

const issuerIn = ({ tid }: JWTPayload): string | null =>
  typeof tid === 'string' && guid.test(tid) ? `${home}/${tid}/v2.0` : null;

/** The address Microsoft names may be anybody's: it is not read at all. */
function accountFrom(claims: JWTPayload, refreshToken: string | null): Account | Refusal {
  const tenantKey = textIn(claims, 'tid');
  const subject = textIn(claims, 'oid');
  if (tenantKey === null || subject === null) return refuse('ProviderRejected');
  const workspace = { provider: 'teams', tenantKey } as const;
  const name = textIn(claims, 'name') ?? '';
  return { identity: { ...workspace, subject }, workspace, name, email: null, refreshToken };
}

export function microsoftAccounts(
  { clientId, clientSecret, appIdUri, loginBase }: Microsoft,
  note: (because: string) => void,
): MicrosoftAccounts {
  const openId = openIdOf({
    issuer: `${home}/organizations/v2.0`,
    clientId,
    clientSecret,
    ask: createProviderFetch(home, loginBase),
    issuerIn,
    note,
  });
  return {
    provider: 'teams',
    returnsTo: ['/loginMS'],
    async byCode(code) {
      const granted = await openId.exchange(code);
      return isRefusal(granted) ? granted : accountFrom(granted.claims, granted.refreshToken);
    },
    async byHostToken(token) {
      const audience = appIdUri === null ? clientId : [clientId, appIdUri];
      const claims = await openId.read(token, { audience, isFresh: false });
      if (isRefusal(claims)) return claims;
      const isForUs = String(claims.scp).split(' ').includes('access_as_user') && hosts.has(claims.azp);
      if (isForUs) return accountFrom(claims, null);
      note('scope');
      return refuse('ProviderRejected');
    },
  };
}
