// What begins once the first page is there, and which that page does not need: focus management, work in the background,
// and the dialog that asks who is there.
import { useFocusFinders } from '@fluentui/react-components';
import { lazy, Suspense, useEffect } from 'react';
import { useHost } from '../base/hosts/host.ts';
import { session } from '../base/session/session.ts';
import { useSignedIn } from '../base/session/useSession.ts';
import { ConfirmHost } from '../people/confirming/ConfirmHost.tsx';

/** For who has to set up a second factor. */
const FactorFirst = lazy(async () => ({
  default: (await import('../people/settings/secondFactor/FactorFirst.tsx')).FactorFirst,
}));

const showPage = (): void => document.getElementById('root')?.removeAttribute('aria-hidden');

/**
 * Keeps the component library's focus management (Tabster) alive between pages. It shows a page to screen readers again
 * a moment after a dialog has closed; without any user left it would end before, and the page would stay hidden.
 */
function useFocusKeeper(): void {
  useFocusFinders();
  useEffect(() => showPage, []); // signed out under an open dialog: what follows has no focus management any more
}

const inBackgroundAfterMs = 2_000;

/** The service worker. Not in frames, whose hosts have windows and notifications of their own. */
function useBackground(): void {
  const { isGuest } = useHost();
  useEffect(() => {
    if (isGuest) return;
    const timer = setTimeout(async () => {
      const { startInBackground } = await import('../base/push/startInBackground.ts');
      const user = session.user();
      if (user) await startInBackground(user);
    }, inBackgroundAfterMs);
    return () => clearTimeout(timer);
  }, [isGuest]);
}

export function AfterFirstPage() {
  useFocusKeeper();
  useBackground();
  const { needsFactor } = useSignedIn();
  return (
    <>
      {needsFactor && (
        <Suspense>
          <FactorFirst />
        </Suspense>
      )}
      <ConfirmHost />
    </>
  );
}
