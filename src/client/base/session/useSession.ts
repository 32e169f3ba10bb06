// The session as React state.
import { useSyncExternalStore } from 'react';
import type { User } from '../../../contract/people/people.ts';
import { session } from './session.ts';

export const useUser = (): User | null => useSyncExternalStore(session.onChange, session.user);

/** For pages behind sign-in only, where there is always a user. */
export function useSignedIn(): User {
  const user = useUser();
  if (!user) throw new Error('nobody is signed in here');
  return user;
}
