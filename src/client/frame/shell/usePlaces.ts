// The entries of the navigation for the team of whoever is signed in.
import { useUser } from '../../base/session/useSession.ts';
import { type NavigationPlace, places, specialPlaces } from './places.ts';

export const usePlaces = (): readonly NavigationPlace[] =>
  useUser()?.team?.isSpecial ? specialPlaces : places;
