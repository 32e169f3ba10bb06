// One entry of the navigation, as the column and the strip of narrow windows show it.
import { mergeClasses } from '@fluentui/react-components';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../../../ui/texts.tsx';
import { PageLink } from '../../parts/PageLink.tsx';
import { isAt, type NavigationPlace } from './places.ts';

/** Class names; `here` is added on the page itself. */
export interface PlaceLook {
  readonly item: string;
  readonly here: string;
  readonly icon?: string;
  readonly hereIcon?: string;
}

interface PlaceItemProps {
  readonly place: NavigationPlace;
  readonly look: PlaceLook;
  /** What waits there. */
  readonly count?: number;
}

export function PlaceItem({ place, look, count = 0 }: PlaceItemProps) {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const { path, key, Icon, HereIcon } = place;
  const isHere = isAt(place, pathname);
  return (
    <li>
      <PageLink
        aria-current={isHere ? 'page' : undefined}
        className={mergeClasses(look.item, isHere && look.here)}
        to={path}
      >
        {isHere ? (
          <HereIcon className={mergeClasses(look.icon, look.hereIcon)} />
        ) : (
          <Icon className={look.icon} />
        )}
        {count > 0 ? `${t(key)} (${count})` : t(key)}
      </PageLink>
    </li>
  );
}
