// Starts the session after a sign-in and navigates on: to the return address, or to founding a team first.
import type { NavigateFunction } from 'react-router-dom';
import type { User } from '../../../contract/people/people.ts';
import { rememberOnDevice } from '../../base/session/device.ts';
import { welcome } from '../../base/session/session.ts';
import { landingPath } from './landingPath.ts';

export function finishSignIn(user: User, returnUrl: string | null, navigate: NavigateFunction): void {
  welcome(user);
  if (!user.team && returnUrl) rememberOnDevice({ returnUrl });
  void navigate(landingPath(user, returnUrl), { replace: true });
}
