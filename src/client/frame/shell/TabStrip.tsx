// The navigation of narrow windows: a scrolling strip of links under the header.
import { makeStyles, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../../../ui/texts.tsx';
import { PlaceItem } from './PlaceItem.tsx';
import { useAdminPlaces } from './useAdminPlaces.ts';
import { usePlaces } from './usePlaces.ts';

/** It asks for what waits: after the page. */
const TurnsPlace = lazy(async () => ({ default: (await import('./TurnsPlace.tsx')).TurnsPlace }));

const useStyles = makeStyles({
  strip: {
    position: 'sticky',
    top: 'var(--tp-header)',
    zIndex: 9,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  list: {
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: '0 8px',
    maskImage: 'linear-gradient(90deg, transparent, #000 12px, #000 calc(100% - 12px), transparent)',
  },
  item: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    height: '48px',
    padding: '0 12px',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    fontSize: '0.875rem',
    fontWeight: 600,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-3px' },
  },
  here: {
    color: tokens.colorBrandForeground2,
    '::after': {
      content: '""',
      position: 'absolute',
      left: '12px',
      right: '12px',
      bottom: 0,
      height: '3px',
      borderRadius: '3px 3px 0 0',
      backgroundColor: tokens.colorBrandForeground1,
    },
  },
});

export function TabStrip() {
  const styles = useStyles();
  const { t } = useTexts();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const adminPlaces = useAdminPlaces();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another current item
  useEffect(() => {
    list.current
      ?.querySelector('[aria-current=page]')
      ?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname, adminPlaces.length]);
  return (
    <nav aria-label={t('nav.name')} className={styles.strip}>
      <ul className={styles.list} ref={list}>
        {usePlaces().map((place) => (
          <PlaceItem key={place.path} look={styles} place={place} />
        ))}
        <Suspense>
          <TurnsPlace look={styles} />
        </Suspense>
        {adminPlaces.map((place) => (
          <PlaceItem key={place.path} look={styles} place={place} />
        ))}
      </ul>
    </nav>
  );
}
