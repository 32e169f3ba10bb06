// The whole client: what surrounds every page, and which page stands at which address.
import { FluentProvider, RendererProvider } from '@fluentui/react-components';
import { lazy, type ReactNode, Suspense } from 'react';
import { BrowserRouter, Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { Announcer } from '../../ui/Announcer.tsx';
import { LoadingTop } from '../../ui/LoadingTop.tsx';
import { signInAddress } from '../session/returnUrl.ts';
import { session } from '../session/session.ts';
import { useUser } from '../session/useSession.ts';
import { renderer } from '../theme/renderer.ts';
import { FrontWords } from '../words/FrontWords.tsx';
import { useLanguage } from '../words/language.ts';
import { Broken } from './Broken.tsx';
import { type Frame, type Guard, type Screen, screens } from './routes.ts';
import { atEase, pages } from './screens.tsx';

/** Themes are CSS: the provider is given nothing, and always the same nothing. */
const noTheme = {};

const fetchSignedIn = async () => ({ default: (await import('./SignedIn.tsx')).SignedIn });
const SignedIn = lazy(() => atEase(fetchSignedIn()));
const Shell = lazy(() => atEase(import('./shell/Shell.tsx').then((part) => ({ default: part.Shell }))));

/** Behind sign-in: whoever is not signed in goes there first, whoever has no team founds one first. */
function Behind() {
  const user = useUser();
  const { pathname, search, hash } = useLocation();
  if (!user) {
    const gameSpace = new URLSearchParams(search).get('gameSpace') ?? session.gameSpace();
    return <Navigate replace to={signInAddress(pathname + search + hash, gameSpace)} />;
  }
  if (!user.team) return <Navigate replace to={`/gamespaceCreation/${user.userId}`} />;
  return (
    <SignedIn>
      <Outlet />
    </SignedIn>
  );
}

const AdminsOnly = ({ children }: { readonly children: ReactNode }) =>
  useUser()?.isAdmin ? children : <Navigate replace to="/" />;

function Page({ screen }: { readonly screen: Screen }) {
  const Content = pages.get(screen);
  if (!Content) throw new Error(`no page for ${screen.path}`);
  const page = (
    <Broken key={screen.path}>
      <Suspense fallback={<LoadingTop />}>
        <Content />
      </Suspense>
    </Broken>
  );
  return screen.guard === 'admin' ? <AdminsOnly>{page}</AdminsOnly> : page;
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
          <Route element={<Shell />}>{inFrame('shell', ['login', 'admin'])}</Route>
          {inFrame('table', ['login', 'admin'])}
        </Route>
      </Routes>
    </Suspense>
  );
}

/** The ground is the page's own (page.css). */
const onTheGround = { backgroundColor: 'transparent' };

export function App() {
  return (
    <RendererProvider renderer={renderer}>
      <FluentProvider style={onTheGround} theme={noTheme}>
        <FrontWords language={useLanguage()}>
          <Broken>
            <Announcer>
              <BrowserRouter>
                <Screens />
              </BrowserRouter>
            </Announcer>
          </Broken>
        </FrontWords>
      </FluentProvider>
    </RendererProvider>
  );
}
