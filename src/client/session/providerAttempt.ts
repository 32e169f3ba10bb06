// Signing in on another company's page: what this window remembers until somebody comes back from there.
import * as z from 'zod/mini';
import type { Entrance, IdentityProvider } from './providers.ts';

interface Custom {
  page(entrance: Entrance): string;
  /** Where of ours it sends people back to. */
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

const Attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.optional(z.string()),
  redirectUri: z.string(),
  page: z.string(),
  begunAt: z.number(),
  returnUrl: z.nullable(z.string()),
  /** To sign in; to add an account to one's own; in a window of Teams, which takes the answer and closes. */
  purpose: z.enum(['signIn', 'connect', 'teams']),
});
export type Attempt = z.infer<typeof Attempt>;

const lastsMs = 10 * 60_000;
const keyOf = (company: IdentityProvider): string => `signIn:${company}`;

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const secret = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

const s256 = async (text: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));

export interface Going {
  readonly returnUrl: string | null;
  readonly purpose?: Attempt['purpose'];
  /** Before the state: tells the page people come back to what to do with it. */
  readonly mark?: string;
}

/** Secrets for one attempt, and the address of the company's page that is told of them. */
export async function prepare(
  company: IdentityProvider,
  entrance: Entrance,
  { returnUrl, purpose = 'signIn', mark = '' }: Going,
): Promise<{ readonly attempt: Attempt; readonly address: string }> {
  const custom = customs[company];
  const attempt: Attempt = {
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

/** Remembers the attempt in this window; the address to go to. */
export async function begin(company: IdentityProvider, entrance: Entrance, going: Going): Promise<string> {
  const { attempt, address } = await prepare(company, entrance, going);
  try {
    sessionStorage.setItem(keyOf(company), JSON.stringify(attempt));
  } catch {
    // storage is blocked: whoever comes back is told that nothing was begun here
  }
  return address;
}

/** What was begun in this window; asked once. */
export function takeAttempt(company: IdentityProvider): Attempt | null {
  try {
    const kept = sessionStorage.getItem(keyOf(company));
    sessionStorage.removeItem(keyOf(company));
    const read = Attempt.safeParse(JSON.parse(kept ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

export interface Brought {
  readonly code: string;
  readonly redirectUri: string;
  readonly nonce: string;
  readonly codeVerifier?: string | undefined;
}

/** Nobody began this here; they stopped there; the company let nobody through. */
export type NotBrought = 'notBegun' | 'stopped' | 'notLet';

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);

/** What somebody who comes back may show the server. The state is looked at before anything else. */
export function broughtBack(
  attempt: Attempt | null,
  query: URLSearchParams,
  now = Date.now(),
): Brought | NotBrought {
  const isOurs = attempt !== null && query.get('state') === attempt.state && now - attempt.begunAt < lastsMs;
  if (!isOurs) return 'notBegun';
  const issuer = query.get('iss');
  if (issuer !== null && originOf(issuer) !== originOf(attempt.page)) return 'notBegun';
  const code = query.get('code');
  if (query.has('error') || !code) return query.get('error') === 'access_denied' ? 'stopped' : 'notLet';
  const { redirectUri, nonce, codeVerifier } = attempt;
  return { code, redirectUri, nonce, codeVerifier };
}
