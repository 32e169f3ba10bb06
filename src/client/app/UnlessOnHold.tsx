// Pages, unless the team's subscription is on hold.
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { isAboutBilling } from '../../contract/pages.ts';
import { useSubscription } from '../base/api/gates.ts';
import { useSignedIn } from '../base/session/useSession.ts';

const OnHold = lazy(async () => ({ default: (await import('./OnHold.tsx')).OnHold }));

/** Admins get to billing all the same. The server refuses the calls anyway; this says why in one place instead of in every block. */
export function UnlessOnHold({ children }: { readonly children: ReactNode }) {
  const { data } = useSubscription();
  const { isAdmin } = useSignedIn();
  const { pathname } = useLocation();
  const mayStay = isAdmin && isAboutBilling(pathname);
  return data?.isLimited && !mayStay ? (
    <Suspense>
      <OnHold due={data.deactivationDueDate} />
    </Suspense>
  ) : (
    children
  );
}
