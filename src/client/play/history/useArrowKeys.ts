// Steps through the turns with the arrow keys wherever they have no other meaning.
import { useEffect } from 'react';

export interface HistoryPosition {
  /** The turn that is shown. */
  readonly at: number;
  /** The newest there is. */
  readonly last: number;
  go(turn: number): void;
}

/** Elements in which arrow keys have a meaning of their own. */
const takesArrows =
  'input, textarea, select, [role="grid"] *, [role="tab"], [role="listbox"] *, [role="menu"] *, [role="slider"]';

/** `isOff`: the keys step through something else. */
export function useArrowKeys({ at, go }: HistoryPosition, isOff = false): void {
  useEffect(() => {
    if (isOff) return;
    const step = (event: KeyboardEvent) => {
      const isTaken = event.target instanceof Element && event.target.closest(takesArrows) !== null;
      if (isTaken || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.key === 'ArrowLeft') go(at - 1);
      else if (event.key === 'ArrowRight') go(at + 1);
    };
    window.addEventListener('keydown', step);
    return () => window.removeEventListener('keydown', step);
  }, [at, go, isOff]);
}
