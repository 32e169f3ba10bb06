// The providers around every page behind sign-in: query client, texts, live connection, toasts, session renewal.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { isRefusal } from '../../contract/errors.ts';
import { refresh as refreshToken } from '../../contract/people/sessions.ts';
import { useTexts } from '../../ui/texts.tsx';
import { call } from '../base/api/call.ts';
import { newId } from '../base/api/newId.ts';
import { refresh, refreshIn } from '../base/api/refresh.ts';
import { useIsAbroad } from '../base/hosts/host.ts';
import { useDeparture } from '../base/navigation/useUnsavedChanges.ts';
import { TeamWatch } from '../base/realtime/TeamWatch.tsx';
import { type LiveTables, TablesProvider } from '../base/realtime/tables.ts';
import { renewEveryMs, session } from '../base/session/session.ts';
import { useSignedIn } from '../base/session/useSession.ts';
import { SignedInTexts } from '../base/words/SignedInTexts.tsx';
import { useOwnProfile, useProfileSync } from '../parts/profile/useOwnProfile.ts';
import { Toasts, useToast } from '../parts/toasts/Toasts.tsx';
import { UnlessOnHold } from './UnlessOnHold.tsx';

/** The live connection is loaded on first use. */
const connected = async () => (await import('../base/realtime/connection.ts')).connect();

const tables: LiveTables = {
  create: async (payload) => (await connected()).say('room:create', { ...payload, moveId: newId() }),
  quickPlay: async (payload) => (await connected()).say('room:quickPlay', { ...payload, moveId: newId() }),
  join: async (payload) => (await connected()).say('room:join', { ...payload, moveId: newId() }),
};

/** Refreshes levels and rankings when a game of this person has been recorded. */
function ProgressUpdates() {
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    void connected().then((connection) => {
      if (isOver) return;
      stop = connection.hear('match:settled', () => void refresh(['leaderboard', 'profile', 'ratings']));
    });
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return null;
}

const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }));

/** Asks once before a page with unsaved changes is left: by a link, by code or by the browser's back button. */
function LeaveGuard() {
  const departure = useDeparture();
  return (
    departure && (
      <Suspense>
        <LeaveDialog onLeave={departure.leave} onStay={departure.stay} />
      </Suspense>
    )
  );
}

/** A toast when a theme or language could not be saved and was set back; the settings page shows the same where it was chosen. */
function AppearanceNotSaved() {
  const { appearanceRefused } = useOwnProfile();
  const { t } = useTexts();
  const toast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, in the words of that moment
  useEffect(() => {
    if (appearanceRefused) toast(t('settings.lookNotKept'), false);
  }, [appearanceRefused, toast]);
  return null;
}

const AfterFirstPage = lazy(async () => ({ default: (await import('./AfterFirstPage.tsx')).AfterFirstPage }));

const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: 5_000, retry: 1, throwOnError: false } },
});
refreshIn(queries);

async function renew(token: string): Promise<string | null> {
  const answer = await call(refreshToken, { body: { token } });
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

/** Who still has to set up a second factor gets that page instead of any other, from `AfterFirstPage`. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  const { userId, language, needsFactor } = useSignedIn();
  useRenewal();
  useProfileSync(userId);
  useEffect(() => () => queries.clear(), []);
  return (
    <QueryClientProvider client={queries} key={userId}>
      {!needsFactor && <ProgressUpdates />}
      <SignedInTexts isWhole={useIsAbroad()} language={language}>
        <TablesProvider value={tables}>
          {!needsFactor && <TeamWatch />}
          <Toasts>
            <AppearanceNotSaved />
            <LeaveGuard />
            <Suspense>
              <AfterFirstPage />
            </Suspense>
            {!needsFactor && <UnlessOnHold>{children}</UnlessOnHold>}
          </Toasts>
        </TablesProvider>
      </SignedInTexts>
    </QueryClientProvider>
  );
}
