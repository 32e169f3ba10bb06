// The entry of the navigation for people who play with a move a day, with the number of games that wait for them.
import { Clock20Filled, Clock20Regular } from '@fluentui/react-icons/svg/clock';
import type { ComponentType } from 'react';
import { useTitleCount } from '../../games/turns/useTitleCount.ts';
import { useTurnCount } from '../../games/turns/yourTurns.ts';
import type { NavigationPlace } from './places.ts';

const place: NavigationPlace = {
  path: '/your-turns',
  key: 'table.daily.title',
  Icon: Clock20Regular,
  HereIcon: Clock20Filled,
};

export interface PlaceItemProps {
  readonly place: NavigationPlace;
  readonly count?: number;
}

export function TurnsPlace({ Item }: { readonly Item: ComponentType<PlaceItemProps> }) {
  const { data } = useTurnCount();
  useTitleCount(data?.count ?? 0);
  return data && data.tables > 0 ? <Item count={data.count} place={place} /> : null;
}
