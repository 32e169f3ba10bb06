// The session as components see it.
import { useSyncExternalStore } from 'react';
import type { User } from '../../contract/people.ts';
import { session } from './session.ts';

export const useUser = (): User | null => useSyncExternalStore(session.onChange, session.user);

/** Inside the pages behind sign-in there is always somebody. */
export function useSignedIn(): User {
  const user = useUser();
  if (!user) throw new Error('nobody is signed in here');
  return user;
}
