// The entries of the navigation for the team of whoever is signed in.
import { useUser } from '../../base/session/useSession.ts';
import { type Place, places, specialPlaces } from './places.ts';

export const usePlaces = (): readonly Place[] => (useUser()?.team?.isSpecial ? specialPlaces : places);
