// The providers around everything drawn: style renderer, host, texts, error boundary, screen reader announcer.
import { RendererProvider } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Announcer } from '../../ui/Announcer.tsx';
import { type Host, HostProvider, isAbroad } from '../hosts/host.ts';
import { renderer } from '../theme/renderer.ts';
import { useLanguage } from '../words/language.ts';
import { SignedOutTexts } from '../words/SignedOutTexts.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface ProvidersProps {
  readonly host: Host;
  readonly children: ReactNode;
}

export function Providers({ host, children }: ProvidersProps) {
  return (
    <RendererProvider renderer={renderer}>
      <HostProvider value={host}>
        <SignedOutTexts isWhole={isAbroad(host)} language={useLanguage()}>
          <ErrorBoundary>
            <Announcer>{children}</Announcer>
          </ErrorBoundary>
        </SignedOutTexts>
      </HostProvider>
    </RendererProvider>
  );
}
