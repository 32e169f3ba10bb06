// The entries of the navigation for admins, loaded for them alone; without billing where it is not mentioned.
import { useEffect, useState } from 'react';
import { useHost } from '../../base/hosts/host.ts';
import { useUser } from '../../base/session/useSession.ts';
import type { NavigationPlace } from './places.ts';

export function useAdminPlaces(): readonly NavigationPlace[] {
  const isAdmin = useUser()?.isAdmin ?? false;
  const hasBilling = useHost().billing !== 'unmentioned';
  const [places, setPlaces] = useState<readonly NavigationPlace[]>([]);
  useEffect(() => {
    if (!isAdmin) return;
    import('./adminPlaces.ts').then(
      ({ adminPlaces }) => setPlaces(adminPlaces),
      () => undefined, // offline: they come with the next page
    );
  }, [isAdmin]);
  return isAdmin ? places.filter(({ path }) => hasBilling || path !== '/plans') : [];
}
