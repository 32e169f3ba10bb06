// Signs out: the browser forgets the session at once, the server is told without waiting for its answer.
import { logout } from '../../../contract/people/sessions.ts';
import { rememberOnDevice } from '../session/device.ts';
import { session } from '../session/session.ts';
import { call } from './call.ts';

export function signOut(): void {
  void call(logout, {}); // the request carries the token, so it starts before the session is forgotten
  rememberOnDevice({ hasLeft: true, pushFor: '' });
  session.signOut();
}
