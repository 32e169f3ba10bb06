// The side navigation: a column, or a rail of icons on narrow windows.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useUser } from '../../base/session/useSession.ts';
import { PlaceItem } from './PlaceItem.tsx';
import type { NavigationPlace } from './places.ts';
import { useAdminPlaces } from './useAdminPlaces.ts';
import { usePlaces } from './usePlaces.ts';

/** It asks for what waits: after the page. */
const TurnsPlace = lazy(async () => ({ default: (await import('./TurnsPlace.tsx')).TurnsPlace }));

const useStyles = makeStyles({
  list: { display: 'grid', gap: '2px' },
  heading: {
    padding: '16px 14px 6px',
    '@media (max-width: 1023.98px)': { padding: '12px 0 4px', textAlign: 'center' },
  },
  item: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '42px',
    padding: '0 14px',
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    fontWeight: 600,
    transition: 'background-color var(--tp-d1)',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '@media (max-width: 1023.98px)': {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: '2px',
      minHeight: '60px',
      padding: '4px 0',
      fontSize: '0.75rem',
      lineHeight: '1rem',
      textAlign: 'center',
    },
  },
  here: {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow2,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1 },
    '::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: '12px',
      bottom: '12px',
      width: '3px',
      borderRadius: '0 3px 3px 0',
      backgroundColor: tokens.colorBrandForeground1,
    },
  },
  /** As high as the entries for admins, which come later, so that nothing below is pushed away. */
  coming: { height: '212px', '@media (max-width: 1023.98px)': { height: '278px' } },
  icon: { flexShrink: 0 },
  hereIcon: { color: tokens.colorBrandForeground1 },
});

interface PlacesProps {
  readonly of: readonly NavigationPlace[];
  readonly children?: React.ReactNode;
}

function Places({ of, children }: PlacesProps) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {of.map((place) => (
        <PlaceItem key={place.path} look={styles} place={place} />
      ))}
      {children}
    </ul>
  );
}

export function SideNav() {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const adminPlaces = useAdminPlaces();
  const isAdmin = useUser()?.isAdmin === true;
  const isComing = isAdmin && adminPlaces.length === 0;
  return (
    <nav aria-label={t('nav.name')}>
      <Places of={usePlaces()}>
        <Suspense>
          <TurnsPlace look={styles} />
        </Suspense>
      </Places>
      {isComing && <div className={styles.coming} />}
      {adminPlaces.length > 0 && (
        <>
          <h2 className={mergeClasses(type.caption, type.quiet, styles.heading)}>{t('nav.admin')}</h2>
          <Places of={adminPlaces} />
        </>
      )}
    </nav>
  );
}
