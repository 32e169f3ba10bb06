// Postal codes by country.
import { expect, test } from 'vitest';
import { isPostalCode } from './postalCode.ts';

test.each([
  ['DE', '10115', true],
  ['DE', '1011', false],
  ['NL', '1012 ab', true],
  ['NL', '0012 AB', false],
  ['GB', 'SW1A 1AA', true],
  ['GB', '12345', false],
  ['TR', '34000', true],
  ['US', '94105-1234', true],
  ['US', '9410', false],
  ['PL', '00-950', true],
  ['CA', 'K1A 0B1', true],
  ['CA', 'D1A 0B1', false],
  ['IE', 'D02 AF30', true],
  ['AE', '', true],
  ['AE', 'x'.repeat(13), false],
] as const)('%s %s: %s', (country, code, isRight) => {
  expect(isPostalCode(country, code)).toBe(isRight);
});
