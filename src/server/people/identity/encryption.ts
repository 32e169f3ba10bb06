// Encryption of secrets before they are stored (AES-256-GCM), and keyed hashes that only this server can make.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { SigningKey, SigningKeys } from './keys.ts';

export interface Encryption {
  /** Encrypted and authenticated; `about` must be the same to decrypt it. */
  encrypt(secret: string, about: string): string;
  /** Decrypts values of the current and the previous key. Throws if the value was altered or `about` differs. */
  decrypt(encrypted: string, about: string): string;
  /** The same for the same text, and unguessable without the key. */
  keyedHash(text: string): string;
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** An object and not its bytes: Node takes nine times as long for a hash with bytes. */
const keyFor = ({ privateKey }: SigningKey, purpose: string): KeyObject =>
  createSecretKey(
    Buffer.from(
      hkdfSync('sha256', privateKey.export({ format: 'der', type: 'pkcs8' }), '', `topla ${purpose}`, 32),
    ),
  );

function decryptWith(key: KeyObject, sealed: Buffer, about: string): string {
  const decipher = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes));
  decipher.setAAD(Buffer.from(about));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([
    decipher.update(sealed.subarray(nonceBytes + tagBytes)),
    decipher.final(),
  ]).toString();
}

export function createEncryption({ current, previous }: SigningKeys): Encryption {
  const sealing = keyFor(current, 'seals');
  const before = previous && keyFor(previous, 'seals');
  const marking = keyFor(current, 'marks');
  return {
    encrypt(secret, about) {
      const nonce = randomBytes(nonceBytes);
      const closing = createCipheriv(cipher, sealing, nonce);
      closing.setAAD(Buffer.from(about));
      const closed = Buffer.concat([closing.update(secret), closing.final()]);
      return Buffer.concat([nonce, closing.getAuthTag(), closed]).toString('base64url');
    },
    decrypt(text, about) {
      const sealed = Buffer.from(text, 'base64url');
      try {
        return decryptWith(sealing, sealed, about);
      } catch (fault) {
        if (!before) throw fault;
        return decryptWith(before, sealed, about);
      }
    },
    keyedHash: (words) => createHmac('sha256', marking).update(words).digest('base64url'),
  };
}
