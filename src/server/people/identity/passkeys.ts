// Passkeys (WebAuthn): what browsers are asked for, and whether their answer is one of this site and of this challenge.
import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { NewPasskey, PasskeyProof, PasskeyWanted } from '../../../contract/people/passkeys.ts';
import type { Config } from '../../base/config/config.ts';
import type { StoredPasskey } from './passkeyStore.ts';

/** Whose passkeys these are: the host and the origin of the public address. */
export interface Site {
  readonly host: string;
  readonly origin: string;
}

/** Null where browsers have no passkeys: at addresses of digits, and without encryption on another host than this machine. */
export function passkeySite({ publicUrl }: Pick<Config, 'publicUrl'>): Site | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  const isNamed = isIP(hostname) === 0 && !hostname.startsWith('[');
  return isSecure && isNamed ? { host: hostname, origin } : null;
}

const challengeBytes = 32;
export const challengeLifeMs = 5 * 60_000;

export const newChallenge = (): string => randomBytes(challengeBytes).toString('base64url');

/** What an authenticator keeps of a person. */
export const handleOf = (userId: string): string => Buffer.from(userId).toString('base64url');

/** COSE numbers of EdDSA, ES256 and RS256. */
const algorithms = [-8, -7, -257];

interface Person {
  readonly userId: string;
  readonly name: string;
  readonly email: string | null;
}

/** Found by the authenticator itself when it is used, and unlocked by the person. */
export const passkeyWanted = (
  site: Site,
  challenge: string,
  { userId, name, email }: Person,
  known: readonly StoredPasskey[],
): PasskeyWanted => ({
  challenge,
  rp: { id: site.host, name: 'Topla' },
  user: { id: handleOf(userId), name: email ?? name, displayName: name },
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  excludeCredentials: known.map(({ id, transports }) => ({
    type: 'public-key',
    id,
    transports: [...transports],
  })),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
  timeout: challengeLifeMs,
});

/** The challenge that an answer of a browser says it is for; null if it cannot be read. */
export function challengeIn(clientData: string): string | null {
  try {
    const { challenge } = Object(JSON.parse(Buffer.from(clientData, 'base64url').toString()));
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** Loaded when somebody has one: it takes longer than the rest of the start. */
const library = () => import('@simplewebauthn/server');

/** Null: not of this site, this challenge, or not unlocked by the person. */
export async function readNewPasskey(
  { host, origin }: Site,
  challenge: string,
  { id, response }: NewPasskey,
): Promise<Pick<StoredPasskey, 'id' | 'public_key' | 'counter'> | null> {
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null); // it throws whatever does not fit
  if (!verified?.verified) return null;
  const { credential } = verified.registrationInfo;
  const publicKey = Buffer.from(credential.publicKey).toString('base64url');
  return { id: credential.id, public_key: publicKey, counter: credential.counter };
}

/** The new state of the counter; null: not of this site, this challenge or this key, not unlocked, or the counter went back. */
export async function counterOfProof(
  { host, origin }: Site,
  challenge: string,
  { id, response }: PasskeyProof,
  { public_key, counter }: StoredPasskey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: response.clientDataJSON,
        authenticatorData: response.authenticatorData,
        signature: response.signature,
      },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    credential: { id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter },
  }).catch(() => null); // it throws whatever does not fit
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}
