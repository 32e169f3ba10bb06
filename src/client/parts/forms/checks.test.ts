// The forms before sign-in say what is wrong before anything is sent.
import { describe, expect, it } from 'vitest';
import { checkEmail, checkName, checkPassword, strengthOf } from './checks.ts';

describe('an address', () => {
  it.each([
    'ada@example.com',
    ' ada@example.com ',
    'a.b+c@mail.example.co',
    'ada@[192.168.0.1]',
    'ağaç@örnek.com',
  ])('is fine: %s', (text) => expect(checkEmail(text)).toBeNull());

  it.each(['ada', 'ada@', '@example.com', 'ada@example', 'a b@example.com', 'ada@@example.com'])(
    'has a wrong form: %s',
    (text) => expect(checkEmail(text)).toBe('door.form.emailForm'),
  );

  it.each(['', '   '])('is missing: "%s"', (text) => expect(checkEmail(text)).toBe('errors.EmailRequired'));
});

describe('a name', () => {
  it('is needed, plain, and at most 64 characters', () => {
    expect(checkName('Ayşe Çağrı')).toBeNull();
    expect(checkName(' ')).toBe('door.form.nameNeeded');
    expect(checkName('x'.repeat(65))).toBe('door.form.nameForm');
    expect(checkName('Ada\u202eevil')).toBe('door.form.nameForm');
  });
});

describe('a password', () => {
  it('has 8 to 128 characters', () => {
    expect(checkPassword('1234567')).toBe('door.form.passwordShort');
    expect(checkPassword('12345678')).toBeNull();
    expect(checkPassword('x'.repeat(128))).toBeNull();
    expect(checkPassword('x'.repeat(129))).toBe('door.form.passwordLong');
  });

  it.each([
    ['', 'short'],
    ['1234567', 'short'],
    ['aaaaaaaaaaaa', 'weak'],
    ['12121212', 'weak'],
    ['mountain', 'weak'],
    ['mountain42', 'fair'],
    ['Mountain-42', 'fair'],
    ['Mountain-Lake-42', 'strong'],
    ['four quiet chairs', 'strong'],
  ])('%s is %s', (text, strength) => expect(strengthOf(text)).toBe(strength));
});
