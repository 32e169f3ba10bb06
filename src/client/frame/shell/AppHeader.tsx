// The header: team, back-to-game button, bell, account.
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { lazy, type MouseEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { TeamLogo } from '../../../ui/TeamLogo.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { pictureAt } from '../../base/api/call.ts';
import { useHost } from '../../base/hosts/host.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { useWidth } from '../../parts/useWidth.ts';
import { Bell } from '../notifications/Bell.tsx';
import { useUnread } from '../notifications/useUnread.ts';
import type { DrawerEntry } from './AccountDrawer.tsx';
import { BackToGame } from './BackToGame.tsx';

const useStyles = makeStyles({
  header: {
    position: 'sticky',
    top: 0,
    zIndex: 10,
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    height: 'var(--tp-header)',
    padding: '0 32px 0 28px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 1439.98px)': { padding: '0 24px' },
    '@media (max-width: 1023.98px)': { padding: '0 16px' },
    '@media (max-width: 639.98px)': { gap: '8px' },
  },
  panel: { height: '44px' },
  team: {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    minWidth: 0,
    '@media (min-width: 1024px)': { minWidth: '216px', maxWidth: '40%', flexShrink: 0 },
    '@media (min-width: 1440px)': { minWidth: '252px' },
    '@media (max-width: 639.98px)': { gap: '10px' },
  },
  name: {
    fontSize: '1.0625rem',
    lineHeight: '1.375rem',
    fontWeight: 600,
    // What is too long for one line has two of them, on a phone three.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    minWidth: 0,
    '@media (max-width: 639.98px)': { fontSize: '0.9375rem', lineHeight: '1.1875rem', WebkitLineClamp: 3 },
  },
  middle: {
    flexGrow: 1,
    display: 'flex',
    minWidth: 0,
    '@media (max-width: 639.98px)': { justifyContent: 'end', flexShrink: 0 },
  },
  account: { display: 'flex', alignItems: 'center', gap: '4px', flexShrink: 0 },
  me: { minWidth: '44px', width: '44px', height: '44px', padding: 0, borderRadius: '50%' },
});

const fetchDrawer = async () => ({ default: (await import('./AccountDrawer.tsx')).AccountDrawer });
const AccountDrawer = lazy(fetchDrawer);
const PanelBar = lazy(async () => ({ default: (await import('./PanelBar.tsx')).PanelBar }));

/** The bell and the avatar open the same drawer, with the focus in different places. */
function Account() {
  const styles = useStyles();
  const { t } = useTexts();
  const me = useSignedIn();
  const [entry, setEntry] = useState<DrawerEntry | null>(null); // null until it is first opened, so that nothing is loaded
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const { count, readAll } = useUnread(isOpen);
  const label = t('header.account', { name: me.name });
  const openAt =
    (at: DrawerEntry) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      opener.current = currentTarget;
      setEntry(at);
      setOpen(true);
      if (at === 'bell') readAll();
    };
  const close = (isGoing = false) => {
    setOpen(false);
    if (!isGoing) opener.current?.focus();
  };
  const approach = () => void fetchDrawer();
  return (
    <div className={styles.account}>
      <Bell count={count} isOpen={isOpen && entry === 'bell'} onApproach={approach} onOpen={openAt('bell')} />
      <Button
        appearance="transparent"
        aria-expanded={isOpen && entry === 'person'}
        aria-haspopup="dialog"
        aria-label={label}
        className={styles.me}
        id="account"
        onClick={openAt('person')}
        onPointerEnter={approach}
        title={label}
      >
        <PersonAvatar name={me.name} picture={pictureAt(me.avatar)} size={40} />
      </Button>
      {entry !== null && (
        <Suspense>
          <AccountDrawer entry={entry} isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

function Team() {
  const styles = useStyles();
  const { team } = useSignedIn();
  const isNarrow = useWidth() === 'narrow';
  const isPanel = useHost().surface === 'panel';
  if (!team) return null;
  return (
    <div className={styles.team}>
      <TeamLogo name={team.name} picture={pictureAt(team.avatar)} size={isPanel ? 28 : isNarrow ? 36 : 48} />
      <span className={styles.name} dir="auto" title={team.name}>
        {team.name}
      </span>
    </div>
  );
}

interface AppHeaderProps {
  /** In a panel: the target of the back link, if it is not the parent page. */
  readonly back?: string | null;
  /** Replaces the team on the left; a lobby shows its game there. */
  readonly brand?: ReactNode;
  /** Replaces the back-to-game button in the middle. */
  readonly middle?: ReactNode;
}

export function AppHeader({ brand = <Team />, middle = <BackToGame />, back }: AppHeaderProps) {
  const styles = useStyles();
  const { surface } = useHost();
  if (surface === 'stage') return null; // the host has a header of its own
  if (surface === 'panel')
    return (
      <Suspense fallback={<div className={styles.panel} />}>
        <PanelBar back={back} brand={brand} middle={middle} />
      </Suspense>
    );
  return (
    <header className={styles.header}>
      {brand}
      <div className={styles.middle}>{middle}</div>
      <Account />
    </header>
  );
}
