// Physical keys of a puzzle, wherever the focus is, but in fields and dialogs.
import { useEffect, useRef } from 'react';

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"]',
  ) !== null;

const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a[href]') !== null;

/** Whether Ctrl, Meta or Alt make it a command; AltGr only writes. */
export const isCommand = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');

/** `press` answers whether the key is one of the puzzle's. Enter and space stay with a button that has the focus. */
export function usePuzzleKeys(isOn: boolean, press: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    if (!isOn) return;
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target)) return;
      if ((event.key === 'Enter' || event.key === ' ') && isPressed(event.target)) return;
      if (latest.current(event)) event.preventDefault();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isOn]);
}
