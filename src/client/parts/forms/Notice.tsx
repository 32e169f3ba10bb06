// A notice in a form. The message bar around it is loaded with the first form that is sent; its text never waits for it.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface NoticeProps {
  readonly intent: 'error' | 'info';
  readonly children: ReactNode;
}

let loaded: ComponentType<NoticeProps> | null = null;

/** Resolves when notices look as they should, or cannot. Awaited before one is shown, nothing in it is replaced under a finger. */
export async function noticesLoaded(): Promise<void> {
  const bar = await import('./NoticeBar.tsx').catch(() => null);
  loaded = bar?.NoticeBar ?? null;
}

export function Notice({ intent, children }: NoticeProps) {
  const [Bar, setBar] = useState(() => loaded);
  useEffect(() => {
    if (!Bar) void noticesLoaded().then(() => setBar(() => loaded));
  }, [Bar]);
  return (
    <div role={intent === 'error' ? 'alert' : undefined}>
      {Bar ? <Bar intent={intent}>{children}</Bar> : children}
    </div>
  );
}
