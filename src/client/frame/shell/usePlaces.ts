// The entries of the navigation for the team of the signed-in person.
import { useUser } from '../../base/session/useSession.ts';
import { type NavigationPlace, places, specialPlaces } from './places.ts';

export const usePlaces = (): readonly NavigationPlace[] =>
  useUser()?.team?.isSpecial ? specialPlaces : places;
