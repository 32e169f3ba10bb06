// The window width in the breakpoints of the layout.
import { useSyncExternalStore } from 'react';

export type Width = 'narrow' | 'rail' | 'column' | 'wide';

const steps = [
  ['wide', window.matchMedia('(min-width: 1440px)')],
  ['column', window.matchMedia('(min-width: 1024px)')],
  ['rail', window.matchMedia('(min-width: 640px)')],
] as const;

const widthNow = (): Width => steps.find(([, query]) => query.matches)?.[0] ?? 'narrow';

function onChange(listener: () => void): () => void {
  for (const [, query] of steps) query.addEventListener('change', listener);
  return () => {
    for (const [, query] of steps) query.removeEventListener('change', listener);
  };
}

/** narrow below 640, rail below 1024, column below 1440. */
export const useWidth = (): Width => useSyncExternalStore(onChange, widthNow);
