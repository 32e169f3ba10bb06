// Where the panel of a meeting begins: a document of its own, with no more than it needs.
import { Suspense } from 'react';
import { LoadingTop } from '../ui/LoadingTop.tsx';
import { Seen } from './app/guest/Seen.tsx';
import { begin } from './begin.tsx';
import { SidePanelPage } from './pages/meet/SidePanelPage.tsx';

begin(
  <Suspense fallback={<LoadingTop />}>
    <SidePanelPage />
    <Seen />
  </Suspense>,
);
