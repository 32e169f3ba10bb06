// The entry of the Meet side panel: a document of its own, so that it loads little.
import { Suspense } from 'react';
import { LoadingTop } from '../ui/LoadingTop.tsx';
import { mount } from './mount.tsx';
import { ReportReady } from './parts/ReportReady.tsx';
import { SidePanelPage } from './play/hosts/sidePanel/SidePanelPage.tsx';

mount(
  <Suspense fallback={<LoadingTop />}>
    <SidePanelPage />
    <ReportReady />
  </Suspense>,
);
