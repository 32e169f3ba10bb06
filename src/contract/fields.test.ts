// What single fields take and what they refuse.
import { describe, expect, it } from 'vitest';
import * as field from './fields.ts';

describe('an e-mail address', () => {
  it.each([
    'ada@example.test',
    ' ada@example.test ',
    'a.b+c@sub.example.com',
    'ş@örnek.test',
    'x@[127.0.0.1]',
  ])('is taken: %s', (text) => expect(field.email.safeParse(text).success).toBe(true));

  it.each([
    '',
    'ada',
    'ada@',
    '@example.test',
    'a b@example.test',
    'ada@example',
    'ada\u0000@example.test',
    'ad\u202ea@example.test',
  ])('is refused: %j', (text) => expect(field.email.safeParse(text).success).toBe(false));
});

describe('a name', () => {
  it.each(['Ada', 'Çağrı Öz', '李雷'])('is taken: %s', (text) =>
    expect(field.name.safeParse(text).success).toBe(true),
  );
  it.each(['', '   ', 'a\u200bb', 'a\u202eb', 'x'.repeat(65)])('is refused: %j', (text) =>
    expect(field.name.safeParse(text).success).toBe(false),
  );
});
