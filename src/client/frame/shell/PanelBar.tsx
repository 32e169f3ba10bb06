// The header of a side panel: back link, bell, and a menu that opens in place.
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Navigation20Regular } from '@fluentui/react-icons/svg/navigation';
import { Person20Regular } from '@fluentui/react-icons/svg/person';
import { Settings20Regular } from '@fluentui/react-icons/svg/settings';
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../../../ui/texts.tsx';
import { signOut } from '../../base/api/signOut.ts';
import { useHost } from '../../base/hosts/host.ts';
import { PageLink } from '../../parts/PageLink.tsx';
import { usePlaces } from './usePlaces.ts';

const useStyles = makeStyles({
  header: {
    position: 'sticky',
    top: 0,
    zIndex: 10,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  bar: { display: 'flex', alignItems: 'center', gap: '4px', height: '43px', minWidth: 0 },
  brand: { flexGrow: 1, minWidth: 0, paddingLeft: '8px' },
  act: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    minWidth: '44px',
    width: '44px',
    height: '43px',
    padding: 0,
    color: 'inherit',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-3px' },
  },
  list: { paddingBottom: '8px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  item: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'start',
    gap: '12px',
    width: '100%',
    minHeight: '44px',
    padding: '0 12px',
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    cursor: 'pointer',
    fontFamily: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 600,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-3px' },
  },
});

/** The parent page of a path: the games for a game, the leaderboard for its details, else the start. */
const above = (path: string): string => path.split('/').slice(0, -1).join('/') || '/';

interface PanelBarProps {
  /** The target of the back link; by default the parent page. */
  readonly back: string | null | undefined;
  readonly brand: ReactNode;
  readonly middle: ReactNode;
}

export function PanelBar({ brand, middle, ...ways }: PanelBarProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const { pathname } = useLocation();
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, and the list has done its work
  useEffect(() => setOpen(false), [pathname]);
  const label = t('hosts.panel.menu');
  const back = ways.back === undefined && pathname !== '/' ? above(pathname) : ways.back;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        {back && (
          <PageLink aria-label={t('hosts.panel.back')} className={styles.act} to={back}>
            <ArrowLeft20Regular />
          </PageLink>
        )}
        <div className={styles.brand}>{brand}</div>
        {middle}
        <Button
          appearance="subtle"
          aria-controls={list}
          aria-expanded={isOpen}
          aria-label={label}
          className={styles.act}
          icon={isOpen ? <Dismiss20Regular /> : <Navigation20Regular />}
          onClick={() => setOpen(!isOpen)}
          title={label}
        />
      </div>
      {isOpen && <List id={list} />}
    </header>
  );
}

function List({ id }: { readonly id: string }) {
  const styles = useStyles();
  const { t } = useTexts();
  const { place } = useHost();
  return (
    <nav aria-label={t('nav.name')} className={styles.list} id={id}>
      {place !== 'meet' && <Ways />}
      <button className={styles.item} onClick={signOut} type="button">
        <SignOut20Regular />
        {t('drawer.signOut')}
      </button>
    </nav>
  );
}

/** In Google Meet only the panel pages exist. */
function Ways() {
  const styles = useStyles();
  const { t } = useTexts();
  return (
    <ul>
      {usePlaces().map(({ path, key, Icon }) => (
        <li key={path}>
          <PageLink className={styles.item} to={path}>
            <Icon />
            {t(key)}
          </PageLink>
        </li>
      ))}
      <li>
        <PageLink className={styles.item} to="/user-profile">
          <Person20Regular />
          {t('drawer.profile')}
        </PageLink>
      </li>
      <li>
        <PageLink className={styles.item} to="/user-settings">
          <Settings20Regular />
          {t('drawer.settings')}
        </PageLink>
      </li>
    </ul>
  );
}
