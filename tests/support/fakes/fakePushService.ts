// Stands in for the push service of a browser: proves who sends, and opens each message with the keys of the browser it is for.
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import type { Environment } from '../../../src/server/base/config/config.ts';
import { type Asked, openLoopback, type Said } from './loopback.ts';

export interface Delivered {
  readonly endpoint: string;
  readonly message: Readonly<Record<string, unknown>>;
  readonly ttl: number;
  readonly urgency: string;
  readonly topic: string;
  /** What the sender signed. */
  readonly note: { readonly aud: string; readonly exp: number; readonly sub: string };
}

export interface FakeBrowser {
  /** As a browser tells its page. */
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
}

export interface FakePushService {
  readonly url: string;
  readonly environment: Environment;
  /** Opened messages, in the order they came. */
  readonly delivered: Delivered[];
  /** Every request by its endpoint, refused ones too. */
  readonly asked: string[];
  /** What it says instead of 201, by endpoint. */
  readonly answers: Map<string, Said>;
  /** `publicKey`: the only sender whose messages are taken. */
  browser(publicKey: string): FakeBrowser;
  close(): Promise<void>;
}

interface Known {
  readonly publicKey: string;
  readonly pair: ECDH;
  readonly auth: Buffer;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** RFC 8188 and 8291, from the side of the browser. */
export function openMessage(bytes: Buffer, { pair, auth }: Pick<Known, 'pair' | 'auth'>): string {
  const salt = bytes.subarray(0, 16);
  const size = bytes.readUInt32BE(16);
  const theirs = bytes.subarray(21, 21 + bytes.readUInt8(20));
  const sealed = bytes.subarray(21 + theirs.length);
  if (sealed.length > size) throw new Error('more than one record');
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
  const secret = derive(pair.computeSecret(theirs), auth, about, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const opening = createDecipheriv('aes-128-gcm', key, nonce);
  opening.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  const end = plain.lastIndexOf(2);
  if (plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('not the last record');
  return plain.subarray(0, end).toString();
}

/** RFC 8292: the note is signed with the key it shows, which is the one the browser subscribed with. */
function readNote(authorization: string, publicKey: string): Delivered['note'] {
  const [, token = '', shown = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (shown !== publicKey) throw new Error('another sender');
  const point = Buffer.from(shown, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
  });
  const [head = '', said = '', signature = ''] = token.split('.');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${said}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('not signed');
  return JSON.parse(Buffer.from(said, 'base64url').toString());
}

export async function openFakePushService(): Promise<FakePushService> {
  const browsers = new Map<string, Known>();
  const delivered: Delivered[] = [];
  const asked: string[] = [];
  const answers = new Map<string, Said>();
  let url = '';

  function take({ method, url: { pathname }, headers, bytes }: Asked): Said {
    const endpoint = url + pathname;
    asked.push(endpoint);
    const known = browsers.get(endpoint);
    const said = answers.get(endpoint);
    if (said) return said;
    if (!known || method !== 'POST') return { status: 404 };
    try {
      const note = readNote(String(headers.authorization), known.publicKey);
      if (headers['content-encoding'] !== 'aes128gcm') throw new Error('another encoding');
      delivered.push({
        endpoint,
        note,
        message: JSON.parse(openMessage(bytes, known)),
        ttl: Number(headers.ttl),
        urgency: String(headers.urgency),
        topic: String(headers.topic),
      });
      return { status: 201 };
    } catch (fault) {
      return { status: 403, body: String(fault) };
    }
  }

  const line = await openLoopback(take);
  url = line.url;
  return {
    url,
    environment: { PUSH_SERVICES: url },
    delivered,
    asked,
    answers,
    browser(publicKey) {
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16);
      const endpoint = `${url}/send/${randomUUID()}`;
      browsers.set(endpoint, { publicKey, pair, auth });
      return { subscription: { endpoint, p256dh, auth: auth.toString('base64url') } };
    },
    close: line.close,
  };
}
