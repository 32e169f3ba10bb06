// The entry of the navigation for people who play with a move a day, with the number of games that wait for them.
import { Clock20Filled, Clock20Regular } from '@fluentui/react-icons/svg/clock';
import { useTitleCount } from '../../games/turns/useTitleCount.ts';
import { useTurnCount } from '../../games/turns/yourTurns.ts';
import { PlaceItem, type PlaceLook } from './PlaceItem.tsx';
import type { NavigationPlace } from './places.ts';

const place: NavigationPlace = {
  path: '/your-turns',
  key: 'table.daily.title',
  Icon: Clock20Regular,
  HereIcon: Clock20Filled,
};

export function TurnsPlace({ look }: { readonly look: PlaceLook }) {
  const { data } = useTurnCount();
  useTitleCount(data?.count ?? 0);
  return data && data.tables > 0 ? <PlaceItem count={data.count} look={look} place={place} /> : null;
}
