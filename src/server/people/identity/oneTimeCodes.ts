// One-time codes of authenticator apps (RFC 6238) and the recovery codes that replace them.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const stepMs = 30_000;
const digits = 6;
/** A clock may be one step ahead or behind, and typing takes a while. */
const leeway = 1;
const secretBytes = 20;
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** As authenticator apps take it (RFC 4648, without padding). */
function inBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => base32.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

export const newSecret = (): string => inBase32(randomBytes(secretBytes));

/** What the QR code says: authenticator apps know this form of address. */
export function addressOf(secret: string, account: string): string {
  const label = encodeURIComponent(`Topla:${account}`);
  return `otpauth://totp/${label}?secret=${secret}&issuer=Topla&digits=${digits}&period=${stepMs / 1_000}`;
}

export const stepAt = (now: number): number => Math.floor(now / stepMs);

export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step whose code this is; null: of none that may still be used. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const current = stepAt(now);
  const given = Buffer.from(code);
  for (let step = current - leeway; step <= current + leeway; step++) {
    const right = Buffer.from(codeOf(secret, step));
    if (given.length === right.length && timingSafeEqual(given, right)) return step;
  }
  return null;
}

const recoveryCodes = 8;

/** 60 random bits, in three groups that can be copied by hand. */
const newRecoveryCode = (): string =>
  inBase32(randomBytes(8))
    .slice(0, 12)
    .replace(/(.{4})(?=.)/g, '$1-');

export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodes }, newRecoveryCode);

/** What is stored of a recovery code, however it was typed. */
export function hashOfRecoveryCode(userId: string, code: string): string {
  const letters = code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');
  return createHash('sha256').update(`${userId} ${letters}`).digest('base64url');
}
