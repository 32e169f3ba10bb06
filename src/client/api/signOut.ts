// Leaving: the browser forgets at once, the server is told on the way out.
import { logout } from '../../contract/authorization.ts';
import { rememberOnDevice } from '../session/device.ts';
import { session } from '../session/session.ts';
import { call } from './call.ts';

export function signOut(): void {
  void call(logout, {}); // takes the token along before it is forgotten; the answer changes nothing
  rememberOnDevice({ hasLeft: true });
  session.signOut();
}
