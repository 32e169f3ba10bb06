// Where somebody lands who has just signed in.
import type { User } from '../../../contract/people.ts';
import { screenAt } from '../../app/routes.ts';
import { safeReturn } from '../../session/returnUrl.ts';

const isBehindTheDoor = (path: string) => {
  const screen = screenAt(path);
  return screen !== null && screen.frame !== 'door';
};

/** Who has no team founds one first. */
export const landingPath = (user: User, returnUrl: string | null): string =>
  user.team ? safeReturn(returnUrl, isBehindTheDoor) : `/gamespaceCreation/${user.userId}`;
