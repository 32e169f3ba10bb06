// OAuth state of a sign-in at an identity provider, kept until the return: state, nonce, code verifier.
import * as z from 'zod/mini';
import type { Entrance, IdentityProvider } from './providers.ts';

interface Custom {
  page(entrance: Entrance): string;
  /** The redirect path. */
  readonly returnsTo: string;
  readonly wish: Readonly<Record<string, string>>;
  readonly provesItself: boolean;
}

const who = 'openid profile email';

const customs: Readonly<Record<IdentityProvider, Custom>> = {
  slack: {
    page: () => 'https://slack.com/openid/connect/authorize',
    returnsTo: '/login',
    wish: { scope: who },
    provesItself: false,
  },
  microsoft: {
    page: ({ authority = '' }) => `${authority}/oauth2/v2.0/authorize`,
    returnsTo: '/loginMS',
    wish: { scope: `${who} offline_access User.Read`, response_mode: 'query', prompt: 'select_account' },
    provesItself: true,
  },
  google: {
    page: () => 'https://accounts.google.com/o/oauth2/v2/auth',
    returnsTo: '/loginGoogle',
    wish: { scope: who, prompt: 'select_account' },
    provesItself: true,
  },
};

const ProviderAttempt = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.optional(z.string()),
  redirectUri: z.string(),
  page: z.string(),
  begunAt: z.number(),
  returnUrl: z.nullable(z.string()),
  /** Sign in; connect an account; or sign in inside the pop-up of Teams. */
  purpose: z.enum(['signIn', 'connect', 'teams']),
});
export type ProviderAttempt = z.infer<typeof ProviderAttempt>;

const lastsMs = 10 * 60_000;
const keyOf = (provider: IdentityProvider): string => `signIn:${provider}`;

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export const secret = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

export const s256 = async (text: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));

export interface Going {
  readonly returnUrl: string | null;
  readonly purpose?: ProviderAttempt['purpose'];
  /** Prefix of the state that tells the redirect page what to do with it. */
  readonly mark?: string;
}

/** The secrets of one attempt, and the provider's address with them. */
export async function prepare(
  provider: IdentityProvider,
  entrance: Entrance,
  { returnUrl, purpose = 'signIn', mark = '' }: Going,
): Promise<{ readonly attempt: ProviderAttempt; readonly address: string }> {
  const custom = customs[provider];
  const attempt: ProviderAttempt = {
    state: mark + secret(),
    nonce: secret(),
    page: custom.page(entrance),
    begunAt: Date.now(),
    redirectUri: window.location.origin + custom.returnsTo,
    returnUrl,
    purpose,
    ...(custom.provesItself && { codeVerifier: secret() }),
  };
  const { state, nonce, redirectUri: redirect_uri, codeVerifier } = attempt;
  const proof = codeVerifier && {
    code_challenge: await s256(codeVerifier),
    code_challenge_method: 'S256',
  };
  const asked = { client_id: entrance.clientId, response_type: 'code', redirect_uri, state, nonce };
  const query = new URLSearchParams({ ...asked, ...custom.wish, ...proof });
  return { attempt, address: `${attempt.page}?${query}` };
}

/** Stores the attempt in this window and answers the address to go to. */
export async function begin(provider: IdentityProvider, entrance: Entrance, going: Going): Promise<string> {
  const { attempt, address } = await prepare(provider, entrance, going);
  try {
    sessionStorage.setItem(keyOf(provider), JSON.stringify(attempt));
  } catch {
    // storage is blocked: the return will be refused as not begun here
  }
  return address;
}

/** The attempt of this window; it can be taken once. */
export function takeAttempt(provider: IdentityProvider): ProviderAttempt | null {
  try {
    const kept = sessionStorage.getItem(keyOf(provider));
    sessionStorage.removeItem(keyOf(provider));
    const read = ProviderAttempt.safeParse(JSON.parse(kept ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

export interface ProviderReturn {
  readonly code: string;
  readonly redirectUri: string;
  readonly nonce: string;
  readonly codeVerifier?: string | undefined;
}

/** Reasons: not started in this window, cancelled at the provider, refused by the provider. */
export type NotBrought = 'notBegun' | 'stopped' | 'notLet';

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);

/** The parameters of the return for the server. The state is checked first. */
export function broughtBack(
  attempt: ProviderAttempt | null,
  query: URLSearchParams,
  now = Date.now(),
): ProviderReturn | NotBrought {
  const isOurs = attempt !== null && query.get('state') === attempt.state && now - attempt.begunAt < lastsMs;
  if (!isOurs) return 'notBegun';
  const issuer = query.get('iss');
  if (issuer !== null && originOf(issuer) !== originOf(attempt.page)) return 'notBegun';
  const code = query.get('code');
  if (query.has('error') || !code) return query.get('error') === 'access_denied' ? 'stopped' : 'notLet';
  const { redirectUri, nonce, codeVerifier } = attempt;
  return { code, redirectUri, nonce, codeVerifier };
}
