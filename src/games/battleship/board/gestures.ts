// What the hand did: by which square the pointer took a docked ship.
import { type PointerEvent, type RefObject, useRef } from 'react';

export interface Gestures {
  readonly grabbed: RefObject<number>;
  readonly watch: {
    onPointerDownCapture(event: PointerEvent): void;
    onKeyDownCapture(): void;
  };
}

/** The square of a docked ship under the pointer. */
function squareUnder(event: PointerEvent): number | null {
  const dock = event.target instanceof Element ? event.target.closest('[data-cell^="dock"]') : null;
  const box = dock?.getBoundingClientRect();
  return box ? Math.max(0, Math.floor((event.clientX - box.left) / box.height)) : null;
}

export function useGestures(): Gestures {
  const grabbed = useRef(0);
  const watch = {
    onPointerDownCapture(event: PointerEvent) {
      grabbed.current = squareUnder(event) ?? grabbed.current;
    },
    onKeyDownCapture() {
      grabbed.current = 0;
    },
  };
  return { grabbed, watch };
}
