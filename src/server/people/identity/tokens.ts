// The token (`guulJwt`): who, which session, until when. Nothing else is in it.
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import { type Cache, createCache } from '../../base/shared/cache.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { SigningKey, SigningKeys } from './keys.ts';

export interface Claims {
  readonly userId: string;
  readonly sessionId: string;
  /** Which token of the session this is. */
  readonly jti: string;
  /** Seconds since 1970. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** The claims of a connection, without the time its token was issued. */
export type SessionClaims = Omit<Claims, 'issuedAt'>;

export interface Tokens {
  /** The same claims always make the same token. */
  sign(claims: Claims): Promise<string>;
  verify(token: string): Promise<Claims | Refusal>;
}

const audience = 'topla';
const type = 'at+jwt';
const algorithm = 'EdDSA';
const toleranceSeconds = 60;
const longestToken = 2_048;
const mostRemembered = 20_000;

class SignedTokens implements Tokens {
  readonly #keys: SigningKeys;
  readonly #issuer: string;
  readonly #clock: WallClock;
  readonly #verified: Cache<Claims>;

  constructor(keys: SigningKeys, issuer: string, clock: WallClock) {
    this.#keys = keys;
    this.#issuer = issuer;
    this.#clock = clock;
    this.#verified = createCache(clock, { most: mostRemembered });
  }

  sign({ userId, sessionId, jti, issuedAt, expiresAt }: Claims): Promise<string> {
    const { kid, privateKey } = this.#keys.current;
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: algorithm, typ: type, kid })
      .setIssuer(this.#issuer)
      .setAudience(audience)
      .setSubject(userId)
      .setJti(jti)
      .setIssuedAt(issuedAt)
      .setNotBefore(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(privateKey);
  }

  async verify(token: string): Promise<Claims | Refusal> {
    if (token.length > longestToken || !hasOneSpelling(token)) return refuse('Unauthorized');
    const known = this.#verified.get(token);
    if (known) return this.#isExpired(known) ? refuse('TokenExpired') : known;
    const claims = await this.#read(token);
    if (isRefusal(claims)) return claims;
    this.#verified.set(token, claims);
    return claims;
  }

  #isExpired({ expiresAt }: Claims): boolean {
    return this.#clock.now() / 1_000 >= expiresAt + toleranceSeconds;
  }

  async #read(token: string): Promise<Claims | Refusal> {
    try {
      const key = this.#keyOf(decodeProtectedHeader(token).kid);
      if (!key) return refuse('Unauthorized');
      const { payload } = await jwtVerify(token, key.publicKey, {
        algorithms: [algorithm],
        typ: type,
        issuer: this.#issuer,
        audience,
        clockTolerance: toleranceSeconds,
        currentDate: new Date(this.#clock.now()),
        requiredClaims: ['sub', 'sid', 'jti', 'iat', 'nbf', 'exp'],
      });
      return claimsOf(payload) ?? refuse('Unauthorized');
    } catch (error) {
      return refuse(error instanceof errors.JWTExpired ? 'TokenExpired' : 'Unauthorized');
    }
  }

  #keyOf(kid: string | undefined): SigningKey | null {
    const { current, previous } = this.#keys;
    return [current, previous].find((key) => key !== null && key.kid === kid) ?? null;
  }
}

export const tokensOf = (keys: SigningKeys, issuer: string, clock: WallClock): Tokens =>
  new SignedTokens(keys, issuer, clock);

/** The unused bits at the end of base64url are zero: one token has one spelling. */
const hasOneSpelling = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);

function claimsOf(payload: Readonly<Record<string, unknown>>): Claims | null {
  const { sub, sid, jti, iat, exp } = payload;
  if (!isId(sub) || !isId(sid) || typeof jti !== 'string') return null;
  if (typeof iat !== 'number' || typeof exp !== 'number') return null;
  return { userId: sub, sessionId: sid, jti, issuedAt: iat, expiresAt: exp };
}
