// What is sealed opens only for the same matter, with a key of the house, and unchanged.
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { sealsFrom } from './encryption.ts';
import { keyFrom } from './keys.ts';

const key = () => keyFrom(randomBytes(32).toString('base64url'), 'KEY');
const first = key();
const second = key();
const old = sealsFrom({ current: first, previous: null });
const renewed = sealsFrom({ current: second, previous: first });
const stranger = sealsFrom({ current: key(), previous: null });

it('opens what it sealed, also after the key was changed', () => {
  const sealed = old.seal('a seed', 'match 1');
  expect(sealed).not.toContain('seed');
  expect(old.open(sealed, 'match 1')).toBe('a seed');
  expect(renewed.open(sealed, 'match 1')).toBe('a seed');
});

it('does not open for another matter, another house, or changed bytes', () => {
  const sealed = old.seal('a seed', 'match 1');
  const changed = Buffer.from(sealed, 'base64url');
  changed[20] = (changed[20] ?? 0) ^ 1;
  expect(() => old.open(sealed, 'match 2')).toThrow();
  expect(() => stranger.open(sealed, 'match 1')).toThrow();
  expect(() => old.open(changed.toString('base64url'), 'match 1')).toThrow();
});

it('marks the same words alike, and only in this house', () => {
  expect(old.mark('a room')).toBe(old.mark('a room'));
  expect(old.mark('a room')).not.toBe(old.mark('another room'));
  expect(old.mark('a room')).not.toBe(stranger.mark('a room'));
});
