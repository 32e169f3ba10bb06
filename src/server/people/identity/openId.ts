// Signing in by OpenID Connect: what a code is worth, and whether a token says the truth.
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
  /** Who must have said it, where that follows from what is said. */
  issuerIn?(claims: JWTPayload): string | null;
  /** What went wrong, in the words of the protocol; never what was sent. */
  note(because: string): void;
}

/** What a browser brings back from the company's page. */
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
  /** For a token that was made for this very sign-in. */
  readonly isFresh: boolean;
}

export interface OpenId {
  exchange(code: Code): Promise<Granted | Refusal>;
  /** The claims of a token the company signed, for us and lately. */
  read(token: string, expected: Expected): Promise<JWTPayload | Refusal>;
  /** What the company says of whoever holds this access token, if it is this subject. */
  describe(accessToken: string, subject: string): Promise<JWTPayload | Refusal>;
  /** Runs what asks the company; its silence and its lies become refusals. */
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
