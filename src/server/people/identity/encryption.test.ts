// Encrypted secrets decrypt only for the same subject, with a known key, and unchanged.
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createEncryption } from './encryption.ts';
import { keyFrom } from './keys.ts';

const key = () => keyFrom(randomBytes(32).toString('base64url'), 'KEY');
const first = key();
const second = key();
const old = createEncryption({ current: first, previous: null });
const renewed = createEncryption({ current: second, previous: first });
const stranger = createEncryption({ current: key(), previous: null });

it('decrypts what it encrypted, also after the key was changed', () => {
  const sealed = old.encrypt('a seed', 'match 1');
  expect(sealed).not.toContain('seed');
  expect(old.decrypt(sealed, 'match 1')).toBe('a seed');
  expect(renewed.decrypt(sealed, 'match 1')).toBe('a seed');
});

it('does not decrypt for another subject, with another key, or changed bytes', () => {
  const sealed = old.encrypt('a seed', 'match 1');
  const changed = Buffer.from(sealed, 'base64url');
  changed[20] = (changed[20] ?? 0) ^ 1;
  expect(() => old.decrypt(sealed, 'match 2')).toThrow();
  expect(() => stranger.decrypt(sealed, 'match 1')).toThrow();
  expect(() => old.decrypt(changed.toString('base64url'), 'match 1')).toThrow();
});

it('hashes the same text alike, and differently with another key', () => {
  expect(old.keyedHash('a room')).toBe(old.keyedHash('a room'));
  expect(old.keyedHash('a room')).not.toBe(old.keyedHash('another room'));
  expect(old.keyedHash('a room')).not.toBe(stranger.keyedHash('a room'));
});
