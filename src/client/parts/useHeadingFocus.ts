// Moves the focus to the heading when a page shows its next step, for keyboards and screen readers.
import { type RefObject, useEffect, useRef } from 'react';

/** For the element around the heading; `shown` is what changes. */
export function useHeadingFocus<E extends HTMLElement>(shown: unknown = null): RefObject<E | null> {
  const around = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing shown
  useEffect(() => around.current?.querySelector('h1')?.focus(), [shown]);
  return around;
}
