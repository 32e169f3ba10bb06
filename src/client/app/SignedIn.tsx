// The providers around every page behind sign-in: query client, texts, live connection, toasts, session renewal.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { refresh } from '../../contract/authorization.ts';
import { isRefusal } from '../../contract/errors.ts';
import { call } from '../api/call.ts';
import { useIsAbroad } from '../hosts/host.ts';
import { Toasts } from '../parts/toasts/Toasts.tsx';
import { useProfileSync } from '../profile/useOwnProfile.ts';
import { useProgressUpdates } from '../progress/useProgressUpdates.ts';
import { SocketTables } from '../realtime/SocketTables.tsx';
import { TeamWatch } from '../realtime/TeamWatch.tsx';
import { renewEveryMs, session } from '../session/session.ts';
import { useSignedIn } from '../session/useSession.ts';
import { SignedInTexts } from '../words/SignedInTexts.tsx';
import { AppearanceNotSaved } from './AppearanceNotSaved.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { UnlessOnHold } from './OnHold.tsx';

const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: 5_000, retry: 1, throwOnError: false } },
});

async function renew(token: string): Promise<string | null> {
  const answer = await call(refresh, { body: { token } });
  return isRefusal(answer) ? null : answer.guulJwt;
}

function useRenewal(): void {
  useEffect(() => {
    const look = () => session.renewIfDue(renew);
    void look();
    const timer = setInterval(look, renewEveryMs);
    return () => clearInterval(timer);
  }, []);
}

/** A component of its own, because it needs the query client. */
function ProgressUpdates() {
  useProgressUpdates();
  return null;
}

export function SignedIn({ children }: { readonly children: ReactNode }) {
  const { userId, language } = useSignedIn();
  useRenewal();
  useProfileSync(userId);
  useEffect(() => () => queries.clear(), []);
  return (
    <QueryClientProvider client={queries} key={userId}>
      <ProgressUpdates />
      <SignedInTexts isWhole={useIsAbroad()} language={language}>
        <SocketTables>
          <TeamWatch />
          <Toasts>
            <AppearanceNotSaved />
            <LeaveGuard />
            <UnlessOnHold>{children}</UnlessOnHold>
          </Toasts>
        </SocketTables>
      </SignedInTexts>
    </QueryClientProvider>
  );
}
