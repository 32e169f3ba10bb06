// An identity provider of a company on this machine, which speaks OpenID Connect and lies as it is told to.
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';

export interface IssuerPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean | string;
  readonly name?: string;
  readonly groups?: unknown;
  readonly sid?: string;
}

export interface FakeIssuer {
  readonly issuer: string;
  readonly client: { readonly clientId: string; readonly clientSecret: string };
  /** What it says of itself instead of the truth. */
  discovery: Record<string, unknown>;
  /** What it says of people instead of the truth. */
  lie: JWTPayload;
  /** With which it signs, and what it calls the signature. */
  signing: { key: CryptoKey | Uint8Array; alg: string };
  /** The claims that only `userinfo` tells. */
  keptBack: readonly string[];
  /** Everything it was asked, path by path. */
  readonly asked: string[];
  /** The query with which its page sends this person back from that address. */
  signIn(address: string, person: IssuerPerson): string;
  logoutToken(claims?: JWTPayload, key?: CryptoKey): Promise<string>;
  /** It signs with another key from now on, and tells of that one only. */
  rotateKeys(): Promise<void>;
  close(): Promise<void>;
}

interface Granted {
  readonly person: IssuerPerson;
  readonly asked: URLSearchParams;
}

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
const client = { clientId: 'topla at work', clientSecret: 'their secret: 50%' };

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += part;
  return body;
}

function isClient(request: IncomingMessage, form: URLSearchParams): boolean {
  const basic = Buffer.from(request.headers.authorization?.slice('Basic '.length) ?? '', 'base64').toString();
  const [id = '', secret = ''] = basic.includes(':')
    ? basic.split(':').map((part) => decodeURIComponent(part.replaceAll('+', ' ')))
    : [form.get('client_id') ?? '', form.get('client_secret') ?? ''];
  return id === client.clientId && secret === client.clientSecret;
}

async function newKeys(): Promise<{ readonly privateKey: CryptoKey; readonly jwk: JWK }> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  return {
    privateKey,
    jwk: { ...(await exportJWK(publicKey)), kid: randomUUID(), alg: 'ES256', use: 'sig' },
  };
}

export async function openFakeIssuer(): Promise<FakeIssuer> {
  let { privateKey, jwk } = await newKeys();
  const codes = new Map<string, Granted>();
  const tokens = new Map<string, Granted>();
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;

  const sign = (claims: JWTPayload, key: CryptoKey | Uint8Array, alg: string, typ?: string) =>
    new SignJWT({ iss: issuer, aud: client.clientId, ...claims })
      .setProtectedHeader({
        alg,
        ...(jwk.kid !== undefined && { kid: jwk.kid }),
        ...(typ !== undefined && { typ }),
      })
      .setIssuedAt(claims.iat)
      .setExpirationTime(claims.exp ?? '5m')
      .sign(key);

  const fake: FakeIssuer = {
    issuer,
    client,
    discovery: {},
    lie: {},
    signing: { key: privateKey, alg: 'ES256' },
    keptBack: [],
    asked: [],
    signIn(at, person) {
      const asked = new URL(at).searchParams;
      const code = randomUUID();
      codes.set(code, { person, asked });
      return `?${new URLSearchParams({ code, state: asked.get('state') ?? '', iss: issuer })}`;
    },
    logoutToken: (claims = {}, key = privateKey) =>
      sign({ jti: randomUUID(), events: { [logoutEvent]: {} }, ...claims }, key, 'ES256', 'logout+jwt'),
    async rotateKeys() {
      ({ privateKey, jwk } = await newKeys());
      fake.signing = { key: privateKey, alg: 'ES256' };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  const known = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    userinfo_endpoint: `${issuer}/userinfo`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
    authorization_response_iss_parameter_supported: true,
    ...fake.discovery,
  });

  async function grant(request: IncomingMessage): Promise<readonly [object, number]> {
    const form = new URLSearchParams(await bodyOf(request));
    if (!isClient(request, form)) return [{ error: 'invalid_client' }, 401];
    const code = form.get('code') ?? '';
    const granted = codes.get(code);
    codes.delete(code);
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      granted?.asked.get('redirect_uri') === form.get('redirect_uri') &&
      granted.asked.get('code_challenge') === proof;
    if (!granted || !isGood) return [{ error: 'invalid_grant' }, 400];
    const access_token = randomUUID();
    tokens.set(access_token, granted);
    const told = Object.entries(granted.person).filter(([claim]) => !fake.keptBack.includes(claim));
    const authTime = granted.asked.has('max_age') ? { auth_time: Math.floor(Date.now() / 1_000) } : {};
    const claims = { ...Object.fromEntries(told), ...authTime, nonce: granted.asked.get('nonce') };
    const { key, alg } = fake.signing;
    const id_token = await sign({ ...claims, ...fake.lie }, key, alg);
    return [{ access_token, token_type: 'Bearer', id_token }, 200];
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', issuer);
    fake.asked.push(pathname);
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const answers: Readonly<Record<string, () => Promise<readonly [object, number]>>> = {
      '/.well-known/openid-configuration': async () => [known(), 200],
      '/keys': async () => [{ keys: [jwk] }, 200],
      '/token': () => grant(request),
      '/userinfo': async () => [tokens.get(bearer)?.person ?? { error: 'invalid_token' }, 200],
    };
    const [body, status] = (await answers[pathname]?.()) ?? [{ error: 'not_found' }, 404];
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  }

  return fake;
}
