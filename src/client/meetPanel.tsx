// Where the panel of a meeting begins: a document of its own, with no more than it needs.
import { Suspense } from 'react';
import { LoadingTop } from '../ui/LoadingTop.tsx';
import { mount } from './mount.tsx';
import { SidePanelPage } from './pages/hosts/sidePanel/SidePanelPage.tsx';
import { ReportReady } from './parts/ReportReady.tsx';

mount(
  <Suspense fallback={<LoadingTop />}>
    <SidePanelPage />
    <ReportReady />
  </Suspense>,
);
