// A stand-in for Microsoft, Slack or Google on this machine: discovery, keys, a page to sign in on, tokens.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import type { User } from '../../../src/contract/people/people.ts';
import { patientFetch } from '../people/patientFetch.ts';
import {
  type Company,
  clientId,
  clientSecret,
  type FakePerson,
  microsoftHome,
  type ProviderKind,
  providerKinds,
} from './providerKinds.ts';

/** What a page of ours asks for when it sends somebody here. */
export interface Asked {
  readonly redirect_uri: string;
  readonly nonce?: string;
  readonly code_challenge?: string;
}

export interface FakeCompany {
  readonly base: string;
  /** The settings by which a server takes this for the company. */
  readonly environment: Readonly<Record<string, string>>;
  /** The person who signs in on its page. */
  person: FakePerson;
  mood: 'well' | 'silent' | 'broken';
  /** Whether its organisation lets us act for its people. */
  isAgreed: boolean;
  /** What it says instead of the truth. */
  lie: JWTPayload;
  /** A code as its page gives one. */
  code(asked: Asked): string;
  /** A token it signs: the truth about the person, but for these claims. */
  token(claims?: JWTPayload, key?: CryptoKey): Promise<string>;
  accessTokenFor(audience: string): string;
  /** Where its page is, whatever a browser takes for it. */
  pageAt(address: string): string;
  close(): Promise<void>;
}

const teamsOnTheWeb = '5e3ce6c0-2b1f-4285-8d4b-75ee78787346';

/** Claims of a token that Teams hands to a page. */
export const hostClaims: JWTPayload = { scp: 'access_as_user', azp: teamsOnTheWeb };

const s256 = (text: string) => createHash('sha256').update(text).digest('base64url');

type Said = readonly [body: unknown, status?: number];

class StandIn implements FakeCompany {
  person: FakePerson;
  mood: FakeCompany['mood'] = 'well';
  lie: JWTPayload = {};
  isAgreed = true;
  readonly base: string;
  readonly #company: Company;
  readonly #kind: ProviderKind;
  readonly #server: Server;
  readonly #key: CryptoKey;
  readonly #jwk: JWK;
  readonly #codes = new Map<string, { readonly asked: Asked; readonly person: FakePerson }>();
  readonly #accessTokens = new Map<string, { readonly audience: string; readonly person: FakePerson }>();

  constructor(company: Company, person: FakePerson, at: { server: Server; key: CryptoKey; jwk: JWK }) {
    this.person = person;
    this.#company = company;
    this.#kind = providerKinds[company];
    this.#server = at.server;
    this.#key = at.key;
    this.#jwk = at.jwk;
    const address = at.server.address();
    this.base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    at.server.on('request', (request, response) => void this.#serve(request, response));
  }

  get environment() {
    return this.#kind.environment(this.base);
  }

  code(asked: Asked): string {
    const code = randomBytes(12).toString('base64url');
    this.#codes.set(code, { asked, person: this.person });
    return code;
  }

  token(claims: JWTPayload = {}, key: CryptoKey = this.#key): Promise<string> {
    return this.#sign(this.person, claims, key);
  }

  accessTokenFor(audience: string): string {
    const token = `at.${randomUUID()}`;
    this.#accessTokens.set(token, { audience, person: this.person });
    return token;
  }

  pageAt(asked: string): string {
    return this.base + this.#kind.page + new URL(asked).search;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
    });
  }

  #sign(person: FakePerson, claims: JWTPayload, key = this.#key): Promise<string> {
    const { issuer, claims: truth } = this.#kind;
    return new SignJWT({ iss: issuer(this.base, person), aud: clientId, ...truth(person), ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuedAt(claims.iat)
      .setExpirationTime(claims.exp ?? '5m')
      .sign(key);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.mood === 'silent') return;
    const url = new URL(request.url ?? '/', this.base);
    let sent = '';
    for await (const part of request) sent += part;
    if (this.mood === 'well' && url.pathname === this.#kind.page)
      return this.#showPage(url.searchParams, response);
    const [body, status = 200] = await this.#answer(url.pathname, new URLSearchParams(sent), request);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  }

  async #answer(path: string, form: URLSearchParams, { headers }: IncomingMessage): Promise<Said> {
    if (this.mood === 'broken') return [{ error: 'server_error' }, 503];
    if (path.endsWith('/.well-known/openid-configuration')) return [this.#discovery()];
    if (path.endsWith('/keys')) return [{ keys: [this.#jwk] }];
    if (path === this.#kind.tokens) return this.#grant(form);
    if (path === `/${this.person.tenant}/oauth2/v2.0/token`) return this.#trade(form);
    if (path === '/tokeninfo') return this.#tokenInfo(form.get('access_token') ?? '');
    if (path === '/userinfo') return this.#userInfo(headers.authorization ?? '');
    return [{ error: 'not_found' }, 404];
  }

  #discovery() {
    const isMicrosoft = this.#company === 'microsoft';
    const at = isMicrosoft ? microsoftHome : this.base;
    return {
      issuer: isMicrosoft ? `${microsoftHome}/{tenantid}/v2.0` : at,
      authorization_endpoint: at + this.#kind.page,
      token_endpoint: at + this.#kind.tokens,
      jwks_uri: `${at}/keys`,
      userinfo_endpoint: `${at}/userinfo`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
  }

  /** Two ways on, as on the page of any company. */
  #showPage(query: URLSearchParams, response: ServerResponse): void {
    const { redirect_uri = '', state = '', ...asked } = Object.fromEntries(query);
    const back = (answer: Record<string, string>) => {
      const address = new URL(redirect_uri);
      for (const [name, value] of Object.entries({ ...answer, state })) address.searchParams.set(name, value);
      return address.href.replaceAll('&', '&amp;');
    };
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="en"><title>${this.#company}</title><h1>${this.#company}</h1>
      <p><a href="${back({ code: this.code({ redirect_uri, ...asked }) })}">Continue as ${this.person.name}</a></p>
      <p><a href="${back({ error: 'access_denied' })}">Cancel</a></p></html>`);
  }

  async #grant(form: URLSearchParams): Promise<Said> {
    const known = this.#codes.get(form.get('code') ?? '');
    this.#codes.delete(form.get('code') ?? '');
    const isOurs = form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
    const challenge = known?.asked.code_challenge;
    const isGood =
      known?.asked.redirect_uri === form.get('redirect_uri') &&
      (challenge === undefined || challenge === s256(form.get('code_verifier') ?? ''));
    if (!known || !isOurs || !isGood)
      return this.#company === 'slack'
        ? [{ ok: false, error: 'invalid_code' }]
        : [{ error: 'invalid_grant' }, 400];
    const { person, asked } = known;
    const nonce = asked.nonce === undefined ? {} : { nonce: asked.nonce };
    const refresh = this.#company === 'microsoft' ? { refresh_token: `refresh ${person.id}` } : {};
    const id_token = await this.#sign(person, { ...nonce, ...this.lie });
    const access = { access_token: 'for-their-own-calls', token_type: 'Bearer', expires_in: 3600 };
    return [{ ok: true, ...access, ...refresh, id_token }];
  }

  /** What Teams vouched with, for a key to act for its person. */
  #trade(form: URLSearchParams): Said {
    const isAsked =
      form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
      form.get('requested_token_use') === 'on_behalf_of' &&
      form.get('assertion')?.startsWith('ey');
    if (!isAsked) return [{ error: 'invalid_grant' }, 400];
    if (!this.isAgreed) return [{ error: 'invalid_grant', suberror: 'consent_required' }, 400];
    const refresh_token = `on behalf of ${this.person.id}`;
    return [{ access_token: 'for-graph', expires_in: 3600, refresh_token }];
  }

  #tokenInfo(accessToken: string): Said {
    const known = this.#accessTokens.get(accessToken);
    if (!known) return [{ error: 'invalid_token' }, 400];
    const { audience, person } = known;
    return [{ aud: audience, azp: audience, sub: person.id, email: person.email, email_verified: 'true' }];
  }

  #userInfo(authorization: string): Said {
    const known = this.#accessTokens.get(authorization.replace('Bearer ', ''));
    return known ? [this.#kind.claims(known.person)] : [{ error: 'invalid_token' }, 401];
  }
}

export async function openCompany(company: Company, first: FakePerson): Promise<FakeCompany> {
  const { publicKey, privateKey: key } = await generateKeyPair('RS256');
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new StandIn(company, first, { server, key, jwk });
}

const pages: Readonly<Record<Company, string>> = {
  microsoft: '/loginMS',
  slack: '/login',
  google: '/loginGoogle',
};

/** The account at the company belongs to this person from now on. `home`: where people reach the server. */
export async function connectAccount(
  { url, home = url }: { readonly url: string; readonly home?: string },
  { guulJwt }: Pick<User, 'guulJwt'>,
  company: Company,
  at: FakeCompany,
): Promise<void> {
  const redirectUri = home + pages[company];
  const answer = await patientFetch(`${url}/api/Authentication/Connect`, () => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${guulJwt}` },
    body: JSON.stringify({ company, code: at.code({ redirect_uri: redirectUri }), redirectUri }),
  }));
  if (!answer.ok) throw new Error(`not connected: ${await answer.text()}`);
}
