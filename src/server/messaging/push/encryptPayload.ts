// Encrypts what a browser is told, so that the push service in between cannot read it: RFC 8291 over RFC 8188 (aes128gcm).
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The public half of a browser's key pair, and its secret; both base64url. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** What is fresh for every message. */
export interface MessageSecrets {
  readonly privateKey: Buffer;
  readonly salt: Buffer;
}

const curve = 'prime256v1';
const saltBytes = 16;
/** One record holds the message; push services take no larger one. */
const recordBytes = 4_096;
/** Behind the text of the last record stands this byte. */
const lastRecord = Buffer.from([2]);
const tagBytes = 16;
const headBytes = saltBytes + 4 + 1 + 65;

export const mostPayloadBytes = recordBytes - headBytes - tagBytes - lastRecord.length;

const freshSecrets = (): MessageSecrets => {
  const pair = createECDH(curve);
  pair.generateKeys();
  return { privateKey: pair.getPrivateKey(), salt: randomBytes(saltBytes) };
};

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Throws where the public key of the browser is not a point of the curve. */
export function encryptPayload(
  payload: Buffer,
  keys: BrowserKeys,
  { privateKey, salt }: MessageSecrets = freshSecrets(),
): Buffer {
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const pair = createECDH(curve);
  pair.setPrivateKey(privateKey);
  const ours = pair.getPublicKey();
  const shared = pair.computeSecret(theirs);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(shared, Buffer.from(keys.auth, 'base64url'), about, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(payload), cipher.update(lastRecord), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordBytes);
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, sealed, cipher.getAuthTag()]);
}
