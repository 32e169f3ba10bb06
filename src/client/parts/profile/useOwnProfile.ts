// The own profile as React state, kept in step with the server.
import { useEffect, useSyncExternalStore } from 'react';
import { type Preferences, usualPreferences } from '../../../contract/people/preferences.ts';
import { type ProfileState, profileStore } from './profileStore.ts';

export const useOwnProfile = (): ProfileState =>
  useSyncExternalStore(profileStore.onChange, profileStore.known);

/** The defaults until the profile is loaded. */
export const usePreferences = (): Preferences => useOwnProfile().profile?.preferences ?? usualPreferences;

/** The live connection is loaded after the page. */
function listen(heard: () => void): () => void {
  let stop: (() => void) | null = () => {};
  void import('../../base/realtime/connection.ts').then(({ connect }) => {
    if (stop) stop = connect().hear('person:changed', heard);
  });
  return () => {
    stop?.();
    stop = null;
  };
}

/** Used once, around everything behind sign-in. */
export function useProfileSync(userId: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for each person
  useEffect(() => {
    void profileStore.begin();
    const stop = listen(() => void profileStore.lookAgain());
    return () => {
      stop();
      profileStore.forget();
    };
  }, [userId]);
  const { reducedMotion } = usePreferences();
  useEffect(() => {
    const page = document.documentElement;
    if (reducedMotion) page.dataset.motion = 'less';
    return () => void delete page.dataset.motion;
  }, [reducedMotion]);
}
