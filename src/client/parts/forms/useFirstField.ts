// Puts the focus into the first field of a page that is for nothing else, so that one can type at once.
import { useEffect } from 'react';

/** Not on a touch screen: the keyboard would cover what the page says. */
export function useFirstField(focus: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    if (window.matchMedia('(hover: hover)').matches) focus();
  }, []);
}
