// The providers around everything drawn: style renderer, host, texts, error boundary, screen reader announcer.
import { createDOMRenderer, RendererProvider } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Announcer } from '../../ui/Announcer.tsx';
import { type Host, HostProvider, isAbroad } from '../base/hosts/host.ts';
import { useLanguage } from '../base/words/language.ts';
import { SignedOutTexts } from '../base/words/SignedOutTexts.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Wide before narrow for `max-width`, narrow before wide for `min-width`: the closer fit comes last and wins. */
function rankOf(query: string): number {
  const most = /max-width: ([\d.]+)px/.exec(query)?.[1];
  if (most) return -Number(most);
  return Number(/min-width: ([\d.]+)px/.exec(query)?.[1] ?? 1e6);
}

const nonce = document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce;

/** Griffel's renderer with the document's CSP nonce and media queries in order. */
const renderer = createDOMRenderer(document, {
  compareMediaQueries: (one, other) => rankOf(one) - rankOf(other),
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
