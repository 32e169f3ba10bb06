// The providers around everything drawn: style renderer, host, texts, error boundary, screen reader announcer.
import { createDOMRenderer, RendererProvider } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Announcer } from '../../ui/Announcer.tsx';
import { type Host, HostProvider, isAbroad } from '../base/hosts/host.ts';
import { compareMediaQueries } from '../base/theme/mediaOrder.ts';
import { useLanguage } from '../base/words/language.ts';
import { SignedOutTexts } from '../base/words/SignedOutTexts.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const nonce = document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce;

/** Griffel's renderer with the document's CSP nonce and media queries in order. */
const renderer = createDOMRenderer(document, {
  compareMediaQueries,
  ...(nonce ? { styleElementAttributes: { nonce } } : {}),
});

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
