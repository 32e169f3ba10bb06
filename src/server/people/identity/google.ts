// Accounts at Google: a person is one number for ever; a company's domain may vouch for them.
import type { JWTPayload } from 'jose';
import * as z from 'zod/mini';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { Google } from '../../base/config/providers.ts';
import { openIdOf } from './openId.ts';
import { type Account, type CodeDesk, textIn } from './providerAccount.ts';
import { askCompany } from './providerFetch.ts';

export interface GoogleAccounts extends CodeDesk {
  /** An id token, or an access token that was given to us. */
  byToken(token: string, nonce: string | undefined): Promise<Account | Refusal>;
}

/** Google's answer about an access token. */
const TokenInfo = z.object({ aud: z.string(), azp: z.optional(z.string()), sub: z.string() });
const patienceMs = 3_000;

const isIdToken = (token: string): boolean => token.split('.').length === 3 && token.startsWith('ey');
const isGmail = (email: string): boolean => /@(?:gmail|googlemail)\.com$/i.test(email);

/** Google hands out addresses of its own and of the domains it looks after; of others it only heard. */
function accountFrom(claims: JWTPayload): Account | Refusal {
  const subject = textIn(claims, 'sub');
  if (subject === null) return refuse('ProviderRejected');
  const isVerified = String(claims.email_verified) === 'true';
  const domain = isVerified ? textIn(claims, 'hd') : null;
  const email = isVerified ? textIn(claims, 'email') : null;
  const provider = 'google';
  return {
    identity: { provider, tenantKey: domain ?? '', subject },
    workspace: domain === null ? null : { provider, tenantKey: domain },
    name: textIn(claims, 'name') ?? '',
    email: email !== null && (domain !== null || isGmail(email)) ? email : null,
    refreshToken: null,
  };
}

export function googleAccounts(settings: Google, note: (because: string) => void): GoogleAccounts {
  const { clientId, clientSecret, issuer } = settings;
  const openId = openIdOf({ issuer, clientId, clientSecret, ask: askCompany, note });

  async function byIdToken(token: string, nonce: string | undefined): Promise<Account | Refusal> {
    const claims = await openId.read(token, { audience: clientId, nonce, isFresh: true });
    if (isRefusal(claims)) return claims;
    return isFor(clientId, claims.azp) ? accountFrom(claims) : refuse('ProviderRejected');
  }

  async function byAccessToken(token: string): Promise<Account | Refusal> {
    const subject = await openId.attempt(() => subjectOf(token, settings, note));
    if (isRefusal(subject)) return subject;
    const claims = await openId.describe(token, subject);
    return isRefusal(claims) ? claims : accountFrom(claims);
  }

  return {
    provider: 'google',
    returnsTo: ['', '/loginGoogle', '/loginGoogleMeet'],
    async byCode(code) {
      const granted = await openId.exchange(code);
      return isRefusal(granted) ? granted : accountFrom(granted.claims);
    },
    byToken: (token, nonce) => (isIdToken(token) ? byIdToken(token, nonce) : byAccessToken(token)),
  };
}

const isFor = (clientId: string, azp: unknown): boolean => azp === undefined || azp === clientId;

/** Rejects tokens issued to other applications. */
async function subjectOf(
  accessToken: string,
  { clientId, tokenInfoUrl }: Google,
  note: (because: string) => void,
): Promise<string | Refusal> {
  const answer = await askCompany(tokenInfoUrl, {
    method: 'POST',
    body: new URLSearchParams({ access_token: accessToken }),
    signal: AbortSignal.timeout(patienceMs),
  });
  const info = TokenInfo.safeParse(await answer.json().catch(() => null));
  if (info.success && info.data.aud === clientId && isFor(clientId, info.data.azp)) return info.data.sub;
  note('audience');
  return refuse('ProviderRejected');
}
