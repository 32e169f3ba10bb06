// A notice in a form. The message bar around it is loaded with the first notice; its text is shown at once.
import { lazy, type ReactNode, Suspense } from 'react';

interface NoticeProps {
  readonly intent: 'error' | 'info';
  readonly children: ReactNode;
}

const NoticeBar = lazy(async () => ({ default: (await import('./NoticeBar.tsx')).NoticeBar }));

export const Notice = ({ intent, children }: NoticeProps) => (
  <div role={intent === 'error' ? 'alert' : undefined}>
    <Suspense fallback={children}>
      <NoticeBar intent={intent}>{children}</NoticeBar>
    </Suspense>
  </div>
);
