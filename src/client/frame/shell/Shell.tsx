// The layout of ordinary pages: header, navigation, page, footer.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useSubscription } from '../../base/api/gates.ts';
import { useHost } from '../../base/hosts/host.ts';
import { useUser } from '../../base/session/useSession.ts';
import { InviteButton } from '../../games/invite/InviteButton.tsx';
import { InviteCard } from '../../games/invite/InviteCard.tsx';
import { LevelButton, LevelCard } from '../../games/progress/LevelCard.tsx';
import { useIsOnline } from '../../parts/useIsOnline.ts';
import { useWidth } from '../../parts/useWidth.ts';
import { AppHeader } from './AppHeader.tsx';
import { DemoBar } from './DemoBar.tsx';
import { Footer } from './Footer.tsx';
import { SideNav } from './SideNav.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TabStrip } from './TabStrip.tsx';
import { useShortcuts } from './useShortcuts.ts';

const useOfflineBarStyles = makeStyles({
  bar: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '32px',
    padding: '4px 16px',
    textAlign: 'center',
    backgroundColor: tokens.colorNeutralBackgroundInverted,
    color: tokens.colorNeutralForegroundInverted,
  },
});

/** A bar shown while the browser is offline. */
function OfflineBar({ className }: { readonly className?: string }) {
  const styles = useOfflineBarStyles();
  const type = useType();
  const { t } = useTexts();
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && <p className={mergeClasses(styles.bar, type.caption, className)}>{t('state.offline')}</p>}
    </div>
  );
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: '280px minmax(0, 1fr)',
    '@media (max-width: 1439.98px)': { gridTemplateColumns: '232px minmax(0, 1fr)' },
    '@media (max-width: 1023.98px)': { gridTemplateColumns: '92px minmax(0, 1fr)' },
    '@media (max-width: 639.98px)': { display: 'block' },
  },
  side: {
    position: 'sticky',
    top: 'var(--tp-header)',
    alignSelf: 'start',
    display: 'grid',
    gap: '28px',
    maxHeight: 'calc(100dvh - var(--tp-header))',
    overflowY: 'auto',
    padding: '24px 16px 24px 28px',
    '@media (max-width: 1439.98px)': { padding: '24px 12px 24px 16px' },
    '@media (max-width: 1023.98px)': { padding: '16px 4px' },
  },
  content: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 'calc(100dvh - var(--tp-header))',
    maxWidth: '1256px',
    padding: '28px 32px 0 16px',
    '@media (max-width: 1439.98px)': { padding: '24px 24px 0 12px' },
    '@media (max-width: 1023.98px)': { padding: '20px 16px 0 10px' },
    '@media (max-width: 639.98px)': {
      padding: '16px 16px 0',
      minHeight: 'calc(100dvh - var(--tp-header) - 49px)',
    },
    '@media (max-width: 359.98px)': { padding: '16px 12px 0' },
  },
  /** The host pads its panel; this is for the focus rings. */
  panel: {
    padding: '12px 2px 16px',
    '@media (max-width: 639.98px)': { padding: '12px 2px 16px', minHeight: 'calc(100dvh - 44px)' },
    '@media (max-width: 359.98px)': { padding: '12px 2px 16px' },
  },
  main: { outlineStyle: 'none', flexGrow: 1 },
});

const PaymentBanner = lazy(async () => ({ default: (await import('./PaymentBanner.tsx')).PaymentBanner }));
const TextBanner = lazy(async () => ({ default: (await import('./TextBanner.tsx')).TextBanner }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
}));

function Side({ isRail }: { readonly isRail: boolean }) {
  const styles = useStyles();
  return (
    <div className={styles.side}>
      <SideNav />
      {isRail ? <InviteButton /> : <InviteCard />}
      {isRail ? <LevelButton /> : <LevelCard />}
    </div>
  );
}

const newForMs = 1_000;

/** Whether the page was opened within the last second. */
function useIsNew(): boolean {
  const { pathname } = useLocation();
  const [settled, settle] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => settle(pathname), newForMs);
    return () => clearTimeout(timer);
  }, [pathname]);
  return settled !== pathname;
}

export function Shell() {
  const styles = useStyles();
  const { t } = useTexts();
  const width = useWidth();
  const { surface, billing } = useHost();
  const isPanel = surface === 'panel';
  const subscription = useSubscription().data;
  const hasFailed = subscription?.isPaymentFailed && billing !== 'unmentioned';
  const team = useUser()?.team ?? null;
  const hasBanner = team?.isSpecial && (team.customTheme?.bannerText || team.customTheme?.appreciationFrom);
  const isNew = useIsNew();
  const [areKeysShown, showKeys] = useState(false);
  useShortcuts(useCallback(() => showKeys(true), []));
  return (
    <>
      <SkipLink to="content">{t('frame.skip')}</SkipLink>
      <AppHeader />
      {width === 'narrow' && !isPanel && <TabStrip />}
      <OfflineBar />
      <DemoBar />
      {hasFailed && (
        <Suspense>
          <PaymentBanner due={subscription.deactivationDueDate} />
        </Suspense>
      )}
      {team && hasBanner && (
        <Suspense>
          <TextBanner team={team} />
        </Suspense>
      )}
      <div className={mergeClasses(!isPanel && styles.columns)}>
        {width !== 'narrow' && !isPanel && <Side isRail={width === 'rail'} />}
        <div className={mergeClasses(styles.content, isPanel && styles.panel)}>
          <main className={styles.main} data-new={isNew} id="content" tabIndex={-1}>
            <Outlet />
          </main>
          {!isPanel && <Footer />}
        </div>
      </div>
      {areKeysShown && (
        <Suspense>
          <ShortcutsDialog onClose={() => showKeys(false)} />
        </Suspense>
      )}
    </>
  );
}
