// How a push service knows this server: a signed note to that service alone, good for some hours (RFC 8292).
import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';

export interface PushKeyPair {
  /** The uncompressed point, base64url: browsers bind a subscription to it. */
  readonly publicKey: string;
  /** The private number, base64url. */
  readonly privateKey: string;
}

const curve = 'prime256v1';
const numberBytes = 32;
/** A service refuses notes that are good for more than a day. */
const goodForSeconds = 12 * 60 * 60;

/** A number may begin with zeros, which `createECDH` leaves out. */
const padded = (number: Buffer): Buffer => Buffer.concat([Buffer.alloc(numberBytes - number.length), number]);

export function makeKeyPair(): PushKeyPair {
  const pair = createECDH(curve);
  const publicKey = pair.generateKeys('base64url');
  return { publicKey, privateKey: padded(pair.getPrivateKey()).toString('base64url') };
}

export function signingKeyOf({ publicKey, privateKey }: PushKeyPair): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 1 + numberBytes), point.subarray(1 + numberBytes)];
  return createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: x.toString('base64url'),
      y: y.toString('base64url'),
      d: privateKey,
    },
  });
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export interface VapidNote {
  readonly publicKey: string;
  readonly key: KeyObject;
  /** The origin of the push service. */
  readonly audience: string;
  /** Where the operator of this server is reached: `https:` or `mailto:`. */
  readonly subject: string;
  readonly now: number;
}

/** The value of the header `Authorization`. */
export function vapidNote({ publicKey, key, audience, subject, now }: VapidNote): string {
  const exp = Math.floor(now / 1_000) + goodForSeconds;
  const said = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: audience, exp, sub: subject })}`;
  const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${said}.${signature.toString('base64url')}, k=${publicKey}`;
}
