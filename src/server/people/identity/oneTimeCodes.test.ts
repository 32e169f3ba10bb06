// One-time codes against the values of RFC 6238, and recovery codes as people type them.
import { describe, expect, it, test } from 'vitest';
import {
  addressOf,
  codeOf,
  hashOfRecoveryCode,
  newRecoveryCodes,
  newSecret,
  stepAt,
  stepOfCode,
} from './oneTimeCodes.ts';

/** The secret of the RFC, "12345678901234567890", in base 32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Appendix B gives eight digits; six are their end. */
const published: readonly (readonly [seconds: number, code: string])[] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];

test.each(published)('RFC 6238: at %i s it is %s', (seconds, code) => {
  expect(codeOf(secret, stepAt(seconds * 1_000))).toBe(code);
});

describe('a code', () => {
  const now = 1_234_567_890_000;
  const step = stepAt(now);

  it.each([
    [-2, null],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, null],
  ])('of %i steps away is of step %s', (away, found) => {
    expect(stepOfCode(secret, codeOf(secret, step + away), now)).toBe(found);
  });

  it.each(['', '12345', '1234567', 'abcdef'])('%j is none', (code) => {
    expect(stepOfCode(secret, code, now)).toBe(null);
  });
});

test('a secret is 160 random bits, and its address names the account', () => {
  const made = newSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(made);
  expect(addressOf(made, 'ada@corp.test')).toBe(
    `otpauth://totp/Topla%3Aada%40corp.test?secret=${made}&issuer=Topla&digits=6&period=30`,
  );
});

test('recovery codes differ, and count however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(8);
  for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{4}-[A-Z2-7]{4}-[A-Z2-7]{4}$/);
  const [code = ''] = codes;
  const hash = hashOfRecoveryCode('ada', code);
  expect(hashOfRecoveryCode('ada', ` ${code.toLowerCase().replaceAll('-', ' ')}`)).toBe(hash);
  expect(hashOfRecoveryCode('bo', code)).not.toBe(hash);
});
