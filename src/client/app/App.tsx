// The application: react-router's routes, made from contract/pages.
import { FluentProvider } from '@fluentui/react-components';
import { Suspense, useState } from 'react';
import { Route, Router, Routes } from 'react-router-dom';
import { type Guard, type Layout, type Page, type PagePath, pages } from '../../contract/pages.ts';
import { LoadingTop } from '../../ui/LoadingTop.tsx';
import { useHost } from '../base/hosts/host.ts';
import { createBrowserHistory } from '../base/navigation/history.ts';
import { PrefetchProvider } from '../base/navigation/prefetch.ts';
import { HistoryProvider } from '../base/navigation/useUnsavedChanges.ts';
import { useUser } from '../base/session/useSession.ts';
import { ReportReady } from '../parts/ReportReady.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { RequireAdmin, RequireSignIn } from './guards.tsx';
import { type Loadable, loadable } from './loadable.tsx';
import { loadablePage, loadPage, pageNotFound, shell, useShownVisit } from './pageLoader.ts';

const notInFrame = loadable(
  async () => (await import('../play/hosts/frame/NotInFramePage.tsx')).NotInFramePage,
);

/** In the layout, with its header and navigation, for who is signed in. */
const notFoundInside = loadable(async () => (await import('../parts/NotFoundPage.tsx')).NotFound);

function PageContent({ Content }: Pick<Loadable, 'Content'>) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<LoadingTop />}>
        <Content />
        <ReportReady />
      </Suspense>
    </ErrorBoundary>
  );
}

function PageRoute({ page: { path, guard, framing } }: { readonly page: Page<PagePath> }) {
  const { isGuest } = useHost();
  const { Content } = isGuest && framing === 'nobody' ? notInFrame : loadablePage(path);
  const content = <PageContent Content={Content} key={path} />;
  return guard === 'admin' ? <RequireAdmin>{content}</RequireAdmin> : content;
}

const routesOf = (layout: Layout, ...guards: readonly Guard[]) =>
  pages
    .filter((page) => page.layout === layout && guards.includes(page.guard))
    .map((page) => <Route element={<PageRoute page={page} />} key={page.path} path={page.path} />);

function PageRoutes() {
  const isInside = Boolean(useUser()?.team);
  return (
    <Suspense fallback={<LoadingTop />}>
      <Routes>
        {routesOf('signIn', 'public')}
        <Route element={<RequireSignIn />}>
          <Route element={<shell.Content />}>{routesOf('shell', 'login', 'admin')}</Route>
          {routesOf('bare', 'login', 'admin')}
        </Route>
        <Route element={<RequireSignIn isHostPage />}>{routesOf('host', 'public')}</Route>
        {isInside ? (
          <Route element={<RequireSignIn />}>
            <Route element={<shell.Content />}>
              <Route element={<PageContent Content={notFoundInside.Content} key="*" />} path="*" />
            </Route>
          </Route>
        ) : (
          <Route element={<PageContent Content={pageNotFound.Content} key="*" />} path="*" />
        )}
      </Routes>
    </Suspense>
  );
}

/** Themes are CSS, so the provider gets an empty theme; one object, so that it does not render again. */
const noTheme = {};

/** The background is the document's own (page.css). */
const transparent = { backgroundColor: 'transparent' };

const prefetch = (path: string) => void loadPage(path);

export function App() {
  const [history] = useState(createBrowserHistory);
  const { location, navigationType } = useShownVisit(history);
  return (
    <FluentProvider style={transparent} theme={noTheme}>
      <Router location={location} navigationType={navigationType} navigator={history}>
        <PrefetchProvider value={prefetch}>
          <HistoryProvider value={history}>
            <PageRoutes />
          </HistoryProvider>
        </PrefetchProvider>
      </Router>
    </FluentProvider>
  );
}
