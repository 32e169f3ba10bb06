// Secrets kept for the house itself: sealed before they are stored, and marks that nobody else can make.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { SigningKey, SigningKeys } from './keys.ts';

export interface Seals {
  /** Encrypted and authenticated; `about` must be the same when it is opened. */
  seal(secret: string, about: string): string;
  /** Also what was sealed under the key before. */
  open(sealed: string, about: string): string;
  /** The same for the same words, and unguessable. */
  mark(words: string): string;
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const keyFor = ({ privateKey }: SigningKey, purpose: string): Buffer =>
  Buffer.from(
    hkdfSync('sha256', privateKey.export({ format: 'der', type: 'pkcs8' }), '', `topla ${purpose}`, 32),
  );

function openWith(key: Buffer, sealed: Buffer, about: string): string {
  const decipher = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes));
  decipher.setAAD(Buffer.from(about));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([
    decipher.update(sealed.subarray(nonceBytes + tagBytes)),
    decipher.final(),
  ]).toString();
}

export function sealsFrom({ current, previous }: SigningKeys): Seals {
  const sealing = keyFor(current, 'seals');
  const before = previous && keyFor(previous, 'seals');
  const marking = keyFor(current, 'marks');
  return {
    seal(secret, about) {
      const nonce = randomBytes(nonceBytes);
      const closing = createCipheriv(cipher, sealing, nonce);
      closing.setAAD(Buffer.from(about));
      const closed = Buffer.concat([closing.update(secret), closing.final()]);
      return Buffer.concat([nonce, closing.getAuthTag(), closed]).toString('base64url');
    },
    open(text, about) {
      const sealed = Buffer.from(text, 'base64url');
      try {
        return openWith(sealing, sealed, about);
      } catch (fault) {
        if (!before) throw fault;
        return openWith(before, sealed, about);
      }
    },
    mark: (words) => createHmac('sha256', marking).update(words).digest('base64url'),
  };
}
