// What everything drawn stands on: styles, words, an announcer, somebody who catches what breaks, and whose window it is.
import { RendererProvider } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Announcer } from '../../ui/Announcer.tsx';
import { type Host, HostProvider, isAbroad } from '../hosts/host.ts';
import { renderer } from '../theme/renderer.ts';
import { FrontWords } from '../words/FrontWords.tsx';
import { useLanguage } from '../words/language.ts';
import { Broken } from './Broken.tsx';

interface GroundProps {
  readonly host: Host;
  readonly children: ReactNode;
}

export function Ground({ host, children }: GroundProps) {
  return (
    <RendererProvider renderer={renderer}>
      <HostProvider value={host}>
        <FrontWords isWhole={isAbroad(host)} language={useLanguage()}>
          <Broken>
            <Announcer>{children}</Announcer>
          </Broken>
        </FrontWords>
      </HostProvider>
    </RendererProvider>
  );
}
