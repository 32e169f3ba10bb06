// The token (`guulJwt`): who, which session, until when. Nothing else is in it.
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { WallClock } from '../clock.ts';
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

export function tokensOf(keys: SigningKeys, issuer: string, clock: WallClock): Tokens {
  const verified = new Map<string, Claims>();

  const keyOf = (kid: string | undefined): SigningKey | null =>
    [keys.current, keys.previous].find((key) => key !== null && key.kid === kid) ?? null;

  async function read(token: string): Promise<Claims | Refusal> {
    try {
      const key = keyOf(decodeProtectedHeader(token).kid);
      if (!key) return refuse('Unauthorized');
      const { payload } = await jwtVerify(token, key.publicKey, {
        algorithms: [algorithm],
        ...{ typ: type, issuer, audience },
        clockTolerance: toleranceSeconds,
        currentDate: new Date(clock.now()),
        requiredClaims: ['sub', 'sid', 'jti', 'iat', 'nbf', 'exp'],
      });
      return claimsOf(payload) ?? refuse('Unauthorized');
    } catch (error) {
      return refuse(error instanceof errors.JWTExpired ? 'TokenExpired' : 'Unauthorized');
    }
  }

  return {
    sign: ({ userId, sessionId, jti, issuedAt, expiresAt }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: type, kid: keys.current.kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(userId)
        .setJti(jti)
        .setIssuedAt(issuedAt)
        .setNotBefore(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(keys.current.privateKey),

    async verify(token) {
      if (token.length > longestToken) return refuse('Unauthorized');
      const known = verified.get(token);
      if (known)
        return clock.now() / 1_000 >= known.expiresAt + toleranceSeconds ? refuse('TokenExpired') : known;
      const claims = await read(token);
      if ('ok' in claims) return claims;
      if (verified.size >= mostRemembered) verified.clear();
      verified.set(token, claims);
      return claims;
    },
  };
}

function claimsOf(payload: Readonly<Record<string, unknown>>): Claims | null {
  const { sub, sid, jti, iat, exp } = payload;
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof jti !== 'string') return null;
  if (typeof iat !== 'number' || typeof exp !== 'number') return null;
  return { userId: sub, sessionId: sid, jti, issuedAt: iat, expiresAt: exp };
}
