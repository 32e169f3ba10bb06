// Guards of pages: signed-in people, members of a team, admins; and pages that may not be shown in frames of other sites.
import { type ReactNode, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { seatWish } from '../../contract/pages.ts';
import { useHost } from '../base/hosts/host.ts';
import { device, rememberOnDevice } from '../base/session/device.ts';
import { signInAddress } from '../base/session/returnUrl.ts';
import { session } from '../base/session/session.ts';
import { useUser } from '../base/session/useSession.ts';
import { loadable } from './loadable.tsx';
import { signedIn } from './pageLoader.ts';

const frameSignIn = loadable(
  async () => (await import('../play/hosts/frame/FrameSignInPage.tsx')).FrameSignInPage,
);

/**
 * People who are not signed in go to the sign-in page first, people without a team found one first. A table's link with
 * its team leads newcomers through sign-up to a seat.
 * In a host's frame, and on pages made for hosts, people sign in where they are.
 */
export function RequireSignIn({ isHostPage = false }: { readonly isHostPage?: boolean }) {
  const user = useUser();
  const { isGuest } = useHost();
  const { pathname, search, hash } = useLocation();
  const isKnown = user !== null;
  useEffect(() => {
    if (isKnown) rememberOnDevice({ hasAccount: true });
  }, [isKnown]);
  if (!user && (isGuest || isHostPage)) return <frameSignIn.Content />;
  if (!user) {
    const invitedTo = new URLSearchParams(search).get('gameSpace');
    const isTableLink = invitedTo !== null && /^\/games\/[^/]+\/[^/]+$/.test(pathname);
    const from = isTableLink ? pathname + seatWish : pathname + search + hash;
    const page = isTableLink && !device().hasAccount ? '/signUp' : '/login';
    return <Navigate replace to={signInAddress(from, invitedTo ?? session.gameSpace(), page)} />;
  }
  if (!user.team) return <Navigate replace to={`/gamespaceCreation/${user.userId}`} />;
  return (
    <signedIn.Content>
      <Outlet />
    </signedIn.Content>
  );
}

export const RequireAdmin = ({ children }: { readonly children: ReactNode }) =>
  useUser()?.isAdmin ? children : <Navigate replace to="/" />;
