// Signing in with OpenID Connect: exchanges codes and verifies tokens.
import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify, type RemoteJWKSet } from 'jose';
import type { Configuration } from 'openid-client';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import { type Ask, Silence } from './providerFetch.ts';

export interface OpenIdSettings {
  /** Its discovery document is below this address. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly ask: Ask;
  /** The issuer expected for these claims, where it depends on them. */
  issuerIn?(claims: JWTPayload): string | null;
  /** The protocol's error code; never the data that was sent. */
  note(because: string): void;
}

/** The parameters a browser returns with from the provider's page. */
export interface Code {
  readonly code: string;
  readonly redirectUri: string;
  readonly nonce?: string | undefined;
  readonly codeVerifier?: string | undefined;
}

export interface Granted {
  readonly claims: JWTPayload;
  readonly refreshToken: string | null;
}

interface Expected {
  readonly audience: string | string[];
  readonly nonce?: string | undefined;
  /** Binds the token to this sign-in. */
  readonly isFresh: boolean;
}

export interface OpenId {
  exchange(code: Code): Promise<Granted | Refusal>;
  /** The claims of a token the company signed, for us and lately. */
  read(token: string, expected: Expected): Promise<JWTPayload | Refusal>;
  /** The user info for an access token, provided it is about this subject. */
  describe(accessToken: string, subject: string): Promise<JWTPayload | Refusal>;
  /** Runs a call to the provider; timeouts and invalid answers become refusals. */
  attempt<Value>(act: () => Promise<Value | Refusal>): Promise<Value | Refusal>;
}

const patienceMs = 3_000;
const exchangeSeconds = 6;
const rememberedMs = 24 * 60 * 60_000;
const toleranceSeconds = 60;
const freshSeconds = 10 * 60;

interface Discovered {
  readonly config: Configuration;
  readonly keys: RemoteJWKSet;
  readonly issuer: string;
  readonly until: number;
}

const isOnThisMachine = (address: string): boolean =>
  /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::|\/|$)/.test(address);

/** A URL puts a stroke behind a bare origin; companies compare letter by letter. */
function asItWasAsked(form: URLSearchParams): URLSearchParams {
  const returned = form.get('redirect_uri');
  if (returned !== null && new URL(returned).href === `${new URL(returned).origin}/`)
    form.set('redirect_uri', new URL(returned).origin);
  return form;
}

async function discover({ issuer, clientId, clientSecret, ask }: OpenIdSettings): Promise<Discovered> {
  const client = await import('openid-client');
  const config = await client.discovery(
    new URL(issuer),
    clientId,
    undefined,
    client.ClientSecretPost(clientSecret),
    {
      [client.customFetch]: (address, { body, ...options }) =>
        ask(address, { ...options, body: body instanceof URLSearchParams ? asItWasAsked(body) : null }),
      timeout: patienceMs / 1_000,
      execute: isOnThisMachine(issuer) ? [client.allowInsecureRequests] : [],
    },
  );
  config.timeout = exchangeSeconds;
  const server = config.serverMetadata();
  const keys = createRemoteJWKSet(new URL(server.jwks_uri ?? ''), {
    [customFetch]: ask,
    timeoutDuration: patienceMs,
    cacheMaxAge: Infinity, // as long as what was discovered with them
  });
  return { config, keys, issuer: server.issuer, until: performance.now() + rememberedMs };
}

class Company implements OpenId {
  readonly #settings: OpenIdSettings;
  #discovered: Discovered | null = null;

  constructor(settings: OpenIdSettings) {
    this.#settings = settings;
  }

  exchange({ code, redirectUri, nonce, codeVerifier }: Code): Promise<Granted | Refusal> {
    return this.attempt(async () => {
      const { config } = await this.#discover();
      const { authorizationCodeGrant } = await import('openid-client');
      const returned = new URL(redirectUri);
      returned.searchParams.set('code', code);
      const granted = await authorizationCodeGrant(config, returned, {
        idTokenExpected: true,
        ...(nonce && { expectedNonce: nonce }),
        ...(codeVerifier && { pkceCodeVerifier: codeVerifier }),
      });
      const audience = this.#settings.clientId;
      const claims = await this.read(granted.id_token ?? '', { audience, nonce, isFresh: true });
      return isRefusal(claims) ? claims : { claims, refreshToken: granted.refresh_token ?? null };
    });
  }

  read(token: string, { audience, nonce, isFresh }: Expected): Promise<JWTPayload | Refusal> {
    return this.attempt(async () => {
      const { keys, issuer } = await this.#discover();
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        audience,
        clockTolerance: toleranceSeconds,
        requiredClaims: ['iss', 'sub', 'iat', 'exp'],
        ...(isFresh && { maxTokenAge: freshSeconds }),
      });
      const { issuerIn, note } = this.#settings;
      const isTrue =
        payload.iss === (issuerIn ? issuerIn(payload) : issuer) &&
        (nonce === undefined || payload.nonce === nonce);
      if (isTrue) return payload;
      note('claims');
      return refuse('ProviderRejected');
    });
  }

  describe(accessToken: string, subject: string): Promise<JWTPayload | Refusal> {
    return this.attempt(async () => {
      const { config } = await this.#discover();
      const { fetchUserInfo } = await import('openid-client');
      return fetchUserInfo(config, accessToken, subject);
    });
  }

  async attempt<Value>(act: () => Promise<Value | Refusal>): Promise<Value | Refusal> {
    try {
      return await act();
    } catch (fault) {
      const isSilent = fault instanceof Silence;
      if (fault instanceof TypeError && !isSilent) throw fault;
      this.#settings.note(isSilent ? fault.message : codeOf(fault));
      return refuse(isSilent ? 'TemporarilyUnavailable' : 'ProviderRejected');
    }
  }

  async #discover(): Promise<Discovered> {
    const known = this.#discovered;
    if (known && known.until > performance.now()) return known;
    try {
      this.#discovered = await discover(this.#settings);
      return this.#discovered;
    } catch (fault) {
      if (known) return known; // while the company is away its old keys are good
      throw fault;
    }
  }
}

/** `invalid_grant` and the like. */
function codeOf(fault: unknown): string {
  const { error, code } = Object(fault);
  return [error, code].find((word) => typeof word === 'string') ?? 'unknown';
}

export const openIdOf = (settings: OpenIdSettings): OpenId => new Company(settings);
