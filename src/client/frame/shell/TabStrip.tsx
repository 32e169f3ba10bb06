// The navigation of narrow windows: a scrolling strip of links under the header.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../../../ui/texts.tsx';
import { PageLink } from '../../parts/PageLink.tsx';
import { isAt, type NavigationPlace } from './places.ts';
import { useAdminPlaces } from './useAdminPlaces.ts';
import { usePlaces } from './usePlaces.ts';

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
  const shown: readonly NavigationPlace[] = [...usePlaces(), ...adminPlaces];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another current item
  useEffect(() => {
    list.current
      ?.querySelector('[aria-current=page]')
      ?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname, adminPlaces.length]);
  return (
    <nav aria-label={t('nav.name')} className={styles.strip}>
      <ul className={styles.list} ref={list}>
        {shown.map((place) => {
          const { path, key, Icon, HereIcon } = place;
          const isHere = isAt(place, pathname);
          return (
            <li key={path}>
              <PageLink
                aria-current={isHere ? 'page' : undefined}
                className={mergeClasses(styles.item, isHere && styles.here)}
                to={path}
              >
                {isHere ? <HereIcon /> : <Icon />}
                {t(key)}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
