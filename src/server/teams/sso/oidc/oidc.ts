// OpenID Connect with the provider that a team named: discovery, the way there and back, and its notice that somebody signed out.
import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify, type RemoteJWKSet } from 'jose';
import type { ClientAuth, Configuration, CustomFetch, ServerMetadata } from 'openid-client';
import { isSafeAddress } from '../addresses.ts';
import { type SsoFailure, ssoFailure, wordIn } from '../failure.ts';
import { type StrangerFetch, StrangerSilence } from '../strangerFetch.ts';

/** What a provider said of itself, for a while. */
export interface KnownProvider {
  read(): ServerMetadata | undefined;
  keep(server: ServerMetadata): void;
  forget(): void;
}

export interface OidcSettings {
  readonly known: KnownProvider;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly groupsClaim: string;
  readonly redirectUri: string;
  readonly fetch: StrangerFetch;
  /** Origins inside the network that the operator named. */
  readonly insideOrigins: readonly string[];
}

/** What binds the way there to the way back. */
export interface Bound {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Set: the person has to show there who they are, after this time. */
  readonly againSince: number | null;
}

export interface Oidc {
  addressFor(bound: Bound): Promise<string>;
  claimsFrom(query: string, bound: Bound): Promise<JWTPayload | SsoFailure>;
  /** The claims of a notice that the provider signed for us, lately. */
  readLogout(token: string): Promise<JWTPayload | null>;
}

const discoverySeconds = 8;
const toleranceSeconds = 60;
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
/** Signed with a key that only the provider has: never `none`, never our own secret. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** People are sent to one of these addresses: a provider could name `javascript:`. */
function areSafe(server: ServerMetadata, settings: OidcSettings): boolean {
  const { authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint } = server;
  const needed = [authorization_endpoint, token_endpoint, jwks_uri];
  const all = userinfo_endpoint === undefined ? needed : [...needed, userinfo_endpoint];
  return all.every((address) => isSafeAddress(address, settings.insideOrigins));
}

export async function discoverOidc(settings: OidcSettings): Promise<Oidc | SsoFailure> {
  const { issuer, clientId, clientSecret, fetch, known } = settings;
  if (!isSafeAddress(issuer, settings.insideOrigins)) return ssoFailure('insecure');
  const client = await import('openid-client');
  const isPlain = issuer.startsWith('http:');
  const authenticate: ClientAuth = (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const way = ways.includes('client_secret_post') ? client.ClientSecretPost : client.ClientSecretBasic;
    return way(clientSecret)(server, ...rest);
  };
  const ask: CustomFetch = (address, { body, method, headers }) =>
    fetch(address, { method, headers, body: body === undefined ? null : String(body) });
  try {
    const remembered = known.read();
    const config = remembered
      ? new client.Configuration(remembered, clientId, undefined, authenticate)
      : await client.discovery(new URL(issuer), clientId, undefined, authenticate, {
          [client.customFetch]: ask,
          timeout: discoverySeconds,
          execute: isPlain ? [client.allowInsecureRequests] : [],
        });
    if (remembered) {
      config[client.customFetch] = ask;
      config.timeout = discoverySeconds;
      if (isPlain) client.allowInsecureRequests(config);
    }
    client.enableNonRepudiationChecks(config);
    const server = config.serverMetadata();
    if (!areSafe(server, settings)) return ssoFailure('insecure');
    known.keep(server);
    const keys = createRemoteJWKSet(new URL(server.jwks_uri ?? ''), { [customFetch]: fetch });
    return new Company(settings, config, keys);
  } catch (fault) {
    return discoveryFailure(fault);
  }
}

class Company implements Oidc {
  readonly #settings: OidcSettings;
  readonly #config: Configuration;
  readonly #keys: RemoteJWKSet;

  constructor(settings: OidcSettings, config: Configuration, keys: RemoteJWKSet) {
    this.#settings = settings;
    this.#config = config;
    this.#keys = keys;
  }

  async addressFor({ state, nonce, verifier, againSince }: Bound): Promise<string> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
    const offered = this.#config.serverMetadata().scopes_supported ?? [];
    const address = buildAuthorizationUrl(this.#config, {
      redirect_uri: this.#settings.redirectUri,
      scope: offered.includes('groups') ? 'openid profile email groups' : 'openid profile email',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(againSince !== null && { prompt: 'login', max_age: '0' }),
    });
    return address.href;
  }

  async claimsFrom(
    query: string,
    { state, nonce, verifier, againSince }: Bound,
  ): Promise<JWTPayload | SsoFailure> {
    const { authorizationCodeGrant } = await import('openid-client');
    const returned = new URL(this.#settings.redirectUri);
    returned.search = query;
    try {
      const granted = await authorizationCodeGrant(this.#config, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims: JWTPayload = Object(granted.claims());
      const shownAt = Number(claims.auth_time) * 1_000;
      if (againSince !== null && !(shownAt >= againSince - toleranceSeconds * 1_000))
        return ssoFailure('notFresh');
      return await this.#completed(claims, granted.access_token);
    } catch (fault) {
      this.#settings.known.forget(); // it may have moved
      return grantFailure(fault);
    }
  }

  /** Many providers tell address and groups only when they are asked with the access token. */
  async #completed(claims: JWTPayload, accessToken: string): Promise<JWTPayload> {
    const { userinfo_endpoint } = this.#config.serverMetadata();
    const isWhole = 'email' in claims && this.#settings.groupsClaim in claims;
    if (isWhole || userinfo_endpoint === undefined) return claims;
    const { fetchUserInfo } = await import('openid-client');
    return { ...(await fetchUserInfo(this.#config, accessToken, String(claims.sub))), ...claims };
  }

  async readLogout(token: string): Promise<JWTPayload | null> {
    try {
      const { payload } = await jwtVerify(token, this.#keys, {
        algorithms,
        issuer: this.#config.serverMetadata().issuer,
        audience: this.#settings.clientId,
        clockTolerance: toleranceSeconds,
        maxTokenAge: 10 * 60,
        requiredClaims: ['jti', 'iat', 'events'],
      });
      const isNotice = Object.hasOwn(Object(payload.events), logoutEvent);
      return isNotice && !('nonce' in payload) ? payload : null; // with a nonce it is an ID token
    } catch {
      return null;
    }
  }
}

function discoveryFailure(fault: unknown): SsoFailure {
  if (fault instanceof StrangerSilence) return ssoFailure(fault.failure);
  const { code } = Object(fault);
  if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return ssoFailure('issuer');
  if (code === 'OAUTH_HTTP_REQUEST_FORBIDDEN') return ssoFailure('insecure');
  return ssoFailure('noDiscovery');
}

const refusedClients: readonly unknown[] = ['invalid_client', 'unauthorized_client'];

function grantFailure(fault: unknown): SsoFailure {
  if (fault instanceof StrangerSilence) return ssoFailure(fault.failure);
  const { code, error } = Object(fault);
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR' || (code === undefined && error !== undefined))
    return ssoFailure(error === 'access_denied' ? 'stopped' : 'notLet', wordIn(error));
  if (code === 'OAUTH_WWW_AUTHENTICATE_CHALLENGE' || refusedClients.includes(error))
    return ssoFailure('client', wordIn(error));
  if (error !== undefined) return ssoFailure('code', wordIn(error));
  return ssoFailure('token', wordIn(code));
}
