// Only who began a sign-in in this window, lately, and at this company, may bring something back.
import { describe, expect, it } from 'vitest';
import { broughtBack, type ProviderAttempt } from './providerAttempt.ts';
import { isReturn } from './providers.ts';

const attempt: ProviderAttempt = {
  state: 'the-state',
  nonce: 'the-nonce',
  codeVerifier: 'the-verifier',
  begunAt: 1_000,
  redirectUri: 'https://topla.test/loginMS',
  page: 'https://company.test/authorize',
  returnUrl: null,
  purpose: 'signIn',
};
const back = (query: string, of: ProviderAttempt | null = attempt, now = 2_000) =>
  broughtBack(of, new URLSearchParams(query), now);

describe('what is brought back', () => {
  it('is the code with its proofs', () => {
    expect(back('code=abc&state=the-state')).toEqual({
      code: 'abc',
      redirectUri: attempt.redirectUri,
      nonce: 'the-nonce',
      codeVerifier: 'the-verifier',
    });
    expect(back('code=abc&state=the-state&iss=https://company.test')).toMatchObject({ code: 'abc' });
  });

  it.each([
    ['another state', 'code=abc&state=stolen', attempt, 2_000],
    ['no state', 'code=abc', attempt, 2_000],
    ['nothing was begun', 'code=abc&state=the-state', null, 2_000],
    ['another state, and stopped', 'error=access_denied&state=stolen', attempt, 2_000],
    ['ten minutes later', 'code=abc&state=the-state', attempt, 601_000],
    ['another company', 'code=abc&state=the-state&iss=https://evil.test', attempt, 2_000],
    ['an issuer that is none', 'code=abc&state=the-state&iss=x', attempt, 2_000],
  ])('is nothing: %s', (_what, query, of, now) => {
    expect(back(query, of, now)).toBe('notBegun');
  });

  it('may be that they stopped, or were not let through', () => {
    expect(back('error=access_denied&state=the-state')).toBe('stopped');
    expect(back('error=consent_required&state=the-state')).toBe('notLet');
    expect(back('state=the-state')).toBe('notLet');
  });
});

it('a page is come back to with a state and an outcome', () => {
  expect(isReturn(new URLSearchParams('code=a&state=b'))).toBe(true);
  expect(isReturn(new URLSearchParams('error=a&state=b'))).toBe(true);
  expect(isReturn(new URLSearchParams('returnUrl=/games'))).toBe(false);
});
