// Gives the keyboard a place on arrival: the board for who plays, else the heading. Only where nothing has the focus and no dialog is open.
import { useLayoutEffect } from 'react';

const boardCell = '#board [data-cell][tabindex="0"]';
const dialogs = '[role="dialog"], [role="alertdialog"]';

/** `arrival`: what one arrives at; the next game of a table is another arrival. Null: one is elsewhere. */
export function useFocusOnArrival(arrival: string | null, onBoard: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useLayoutEffect(() => {
    if (arrival === null) return;
    const isElsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (isElsewhere || document.querySelector(dialogs)) return;
    const board = onBoard ? document.querySelector<HTMLElement>(boardCell) : null;
    (board ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
  }, [arrival]);
}
