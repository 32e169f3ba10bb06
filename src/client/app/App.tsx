// The whole client: which page stands at which address, and who may come in.
import { FluentProvider } from '@fluentui/react-components';
import { type ReactNode, Suspense } from 'react';
import { BrowserRouter, Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { LoadingTop } from '../../ui/LoadingTop.tsx';
import { mayBeFramed } from '../hosts/addresses.ts';
import { useHost } from '../hosts/host.ts';
import { ReportReady } from '../parts/ReportReady.tsx';
import { signInAddress } from '../session/returnUrl.ts';
import { session } from '../session/session.ts';
import { useUser } from '../session/useSession.ts';
import { Arrived } from './Arrived.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { pieceOf } from './pieces.tsx';
import { type Frame, type Guard, type Screen, screens } from './routes.ts';
import { pages, shell, signedIn } from './screens.tsx';

const frameSignIn = pieceOf(
  async () => (await import('../pages/hosts/frame/FrameSignInPage.tsx')).FrameSignInPage,
);
const notInFrame = pieceOf(
  async () => (await import('../pages/hosts/frame/NotInFramePage.tsx')).NotInFramePage,
);

/**
 * Behind sign-in: whoever is not signed in goes there first, whoever has no team founds one first.
 * In somebody else's window, and in meetings, people sign in where they are.
 */
function Behind({ isMeeting = false }: { readonly isMeeting?: boolean }) {
  const user = useUser();
  const { isGuest } = useHost();
  const { pathname, search, hash } = useLocation();
  if (!user && (isGuest || isMeeting)) return <frameSignIn.Content />;
  if (!user) {
    const gameSpace = new URLSearchParams(search).get('gameSpace') ?? session.gameSpace();
    return <Navigate replace to={signInAddress(pathname + search + hash, gameSpace)} />;
  }
  if (!user.team) return <Navigate replace to={`/gamespaceCreation/${user.userId}`} />;
  return (
    <signedIn.Content>
      <Outlet />
    </signedIn.Content>
  );
}

const AdminsOnly = ({ children }: { readonly children: ReactNode }) =>
  useUser()?.isAdmin ? children : <Navigate replace to="/" />;

function Page({ screen }: { readonly screen: Screen }) {
  const page = pages.get(screen);
  const { isGuest } = useHost();
  if (!page) throw new Error(`no page for ${screen.path}`);
  const isRefused = isGuest && !mayBeFramed(screen.path);
  const shown = (
    <ErrorBoundary key={screen.path}>
      <Suspense fallback={<LoadingTop />}>
        {isRefused ? <notInFrame.Content /> : <page.Content />}
        <ReportReady />
      </Suspense>
    </ErrorBoundary>
  );
  return screen.guard === 'admin' ? <AdminsOnly>{shown}</AdminsOnly> : shown;
}

const inFrame = (frame: Frame, guards: readonly Guard[]) =>
  screens
    .filter((screen) => screen.frame === frame && guards.includes(screen.guard))
    .map((screen) => <Route element={<Page screen={screen} />} key={screen.path} path={screen.path} />);

function Screens() {
  return (
    <Suspense fallback={<LoadingTop />}>
      <Routes>
        {inFrame('door', ['public'])}
        <Route element={<Behind />}>
          <Route element={<shell.Content />}>{inFrame('shell', ['login', 'admin'])}</Route>
          {inFrame('table', ['login', 'admin'])}
        </Route>
        <Route element={<Behind isMeeting />}>{inFrame('meeting', ['public'])}</Route>
      </Routes>
    </Suspense>
  );
}

/** Themes are CSS: the provider is given nothing, and always the same nothing. */
const noTheme = {};

/** The ground is the page's own (page.css). */
const onTheGround = { backgroundColor: 'transparent' };

export function App() {
  return (
    <FluentProvider style={onTheGround} theme={noTheme}>
      <BrowserRouter>
        <Arrived>
          <Screens />
        </Arrived>
      </BrowserRouter>
    </FluentProvider>
  );
}
