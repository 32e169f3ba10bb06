// Nobody is sent off to a foreign place after signing in.
import { describe, expect, it } from 'vitest';
import { safeReturn, signInAddress } from './returnUrl.ts';

const origin = 'https://topla.test';
const screens = [/^\/$/, /^\/games$/, /^\/games\/[^/]+$/, /^\/games\/[^/]+\/[^/]+$/];
const isScreen = (path: string) => screens.some((screen) => screen.test(path));
const back = (value: string | null) => safeReturn(value, isScreen, origin);

describe('a way back', () => {
  it.each(['/', '/games', '/games/chess', '/games/chess/abc?game=2#turn', '/games?x=1'])(
    'is kept: %s',
    (path) => {
      expect(back(path)).toBe(path);
    },
  );

  it.each([
    null,
    '',
    'games',
    'https://evil.test',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\/evil.test',
    '/..//evil.test',
    '/.//evil.test',
    '/games/..//evil.test',
    '/%2f/evil.test',
    '/%2Fevil.test',
    '/%5cevil.test',
    '/games%0d%0aset-cookie',
    '/\tgames',
    '/games\n',
    'javascript:alert(1)',
    'data:text/html,x',
    '/unknown',
    '/games/a/b/c',
  ])('is refused: %j', (value) => {
    expect(back(value)).toBe('/');
  });

  it('is checked after dots are resolved', () => {
    expect(back('/games/../games')).toBe('/games');
    expect(back('/games/../../nowhere')).toBe('/');
  });
});

describe('the sign-in address', () => {
  it('carries where from, but not the root', () => {
    expect(signInAddress('/', null)).toBe('/login');
    expect(signInAddress('/?gameSpace=north', 'north')).toBe('/login?gameSpace=north');
    expect(signInAddress('/games/chess?x=1', null)).toBe('/login?returnUrl=%2Fgames%2Fchess%3Fx%3D1');
  });

  it('is that of sign-up where asked', () => {
    expect(signInAddress('/games/chess/abc?seat=free', 'north', '/signUp')).toBe(
      '/signUp?returnUrl=%2Fgames%2Fchess%2Fabc%3Fseat%3Dfree&gameSpace=north',
    );
  });

  it('keeps the team', () => {
    expect(signInAddress('/', 'north')).toBe('/login?gameSpace=north');
  });
});
