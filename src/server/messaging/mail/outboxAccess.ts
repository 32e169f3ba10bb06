// Who may open the outbox page: the browser that came with a one-time key of this process.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export interface OutboxAccess {
  /** A key that opens the page once. The key before it is worthless from now on. */
  issueKey(): string;
  /** The secret of the cookie for the browser that brought the key; null: this is not the key, or it was used. */
  spendKey(key: string): string | null;
  isAdmitted(cookie: string): boolean;
}

const secretBytes = 32;
const newSecret = (): string => randomBytes(secretBytes).toString('base64url');
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Kept in memory only: keys and cookies end with the process. */
export function createOutboxAccess(): OutboxAccess {
  let key: Buffer | null = null;
  const cookies: Buffer[] = [];
  return {
    issueKey() {
      const issued = newSecret();
      key = hashOf(issued);
      return issued;
    },
    spendKey(brought) {
      if (key === null || !timingSafeEqual(key, hashOf(brought))) return null;
      key = null;
      const cookie = newSecret();
      cookies.push(hashOf(cookie));
      return cookie;
    },
    isAdmitted(cookie) {
      const hash = hashOf(cookie);
      return cookies.some((admitted) => timingSafeEqual(admitted, hash));
    },
  };
}
