// Through the door: signed in, and on to where somebody was going, or to founding a team and there after that.
import type { NavigateFunction } from 'react-router-dom';
import type { User } from '../../../contract/people.ts';
import { rememberOnDevice } from '../../session/device.ts';
import { welcome } from '../../session/session.ts';
import { wayIn } from './wayIn.ts';

export function goIn(user: User, returnUrl: string | null, navigate: NavigateFunction): void {
  welcome(user);
  if (!user.team && returnUrl) rememberOnDevice({ returnUrl });
  void navigate(wayIn(user, returnUrl), { replace: true });
}
