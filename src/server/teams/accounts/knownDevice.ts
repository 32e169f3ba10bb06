// The cookie that tells a browser in which an account has signed in before: only other browsers are counted by address.
import { randomBytes } from 'node:crypto';
import type { Config } from '../../base/config/config.ts';
import type { Encryption } from '../../people/identity/encryption.ts';

const cookieName = 'topla-device';
const lifeSeconds = 365 * 24 * 60 * 60;
const nonceBytes = 16;

/** The cookie is bound to one account: it does not mark sign-ins of other accounts as known. */
const proofOf = (encryption: Pick<Encryption, 'keyedHash'>, account: string, nonce: string): string =>
  encryption.keyedHash(`device ${nonce} ${account}`);

export function deviceCookie(
  encryption: Pick<Encryption, 'keyedHash'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  account: string,
): string {
  const nonce = randomBytes(nonceBytes).toString('base64url');
  const secure = publicUrl.startsWith('https://') ? '; Secure' : '';
  const value = `${nonce}.${proofOf(encryption, account, nonce)}`;
  return `${cookieName}=${value}; HttpOnly${secure}; SameSite=Lax; Path=/api/Authentication; Max-Age=${lifeSeconds}`;
}

/** `cookies`: the header of the request. */
export function isKnownDevice(
  encryption: Pick<Encryption, 'keyedHash'>,
  cookies: string,
  account: string,
): boolean {
  const [, nonce, proof] = new RegExp(`(?:^|; )${cookieName}=([\\w-]+)\\.([\\w-]+)`).exec(cookies) ?? [];
  return nonce !== undefined && proof === proofOf(encryption, account, nonce);
}
