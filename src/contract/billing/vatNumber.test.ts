// VAT numbers: right ones, a wrong digit, and how they may be written.
import { describe, expect, test } from 'vitest';
import { isVatNumber, plainVatNumber } from './vatNumber.ts';

const right = [
  ['DE', 'DE136695976'],
  ['NL', 'NL004495445B01'],
  ['NL', 'NL123456789B13'],
  ['BE', 'BE0428759497'],
  ['FR', 'FR40303265045'],
  ['IT', 'IT00743110157'],
  ['ES', 'ESB58378431'],
  ['ES', 'ES12345678Z'],
  ['ES', 'ESX5910266W'],
  ['PL', 'PL8567346215'],
  ['AT', 'ATU13585627'],
  ['GR', 'EL123456789'],
  ['SE', 'SE123456789701'],
  ['TR', '1234567890'],
] as const;

describe('VAT numbers', () => {
  test.each(right)('of %s: %s is right, with and without its prefix', (country, number) => {
    expect(isVatNumber(country, number)).toBe(true);
    expect(isVatNumber(country, number.replace(/^(?:EL|[A-Z]{2}(?=[\dUBX]))/, ''))).toBe(true);
  });

  test.each([
    ['DE', 'DE136695978'],
    ['DE', 'DE13669597'],
    ['NL', 'NL004495446B01'],
    ['BE', 'BE0431150351'],
    ['FR', 'FR84323140391'],
    ['IT', 'IT00743110158'],
    ['ES', 'ESB58378432'],
    ['ES', 'ES12345678A'],
    ['PL', 'PL8567346216'],
    ['AT', 'ATU13585626'],
    ['GR', 'GR123456789'],
    ['DE', 'FR40303265045'],
    ['SE', 'SE123456789702'],
    ['DE', ''],
  ] as const)('of %s: %s is wrong', (country, number) => {
    expect(isVatNumber(country, number)).toBe(false);
  });

  test('may be written with spaces, dots and small letters', () => {
    expect(isVatNumber('BE', 'be 0428.759.497')).toBe(true);
    expect(plainVatNumber('be 0428.759.497')).toBe('BE0428759497');
  });
});
