// The path somebody goes to after signing in.
import { pageAt } from '../../../contract/pages.ts';
import type { User } from '../../../contract/people/people.ts';
import { safeReturn } from '../../base/session/returnUrl.ts';

function isBehindSignIn(path: string): boolean {
  const page = pageAt(path);
  return page !== null && page.layout !== 'signIn';
}

/** Users without a team found one first. */
export const landingPath = (user: User, returnUrl: string | null): string =>
  user.team ? safeReturn(returnUrl, isBehindSignIn) : `/gamespaceCreation/${user.userId}`;
