// What the hand did: by which square the pointer took a docked ship, and luck out of the moments of its presses.
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { type Random, randomFrom } from '../../engine/random.ts';

export interface Gestures {
  readonly grabbed: RefObject<number>;
  /** For the Random button only: the luck of the rules is the house's. */
  random(): Random;
  readonly watch: {
    onPointerDownCapture(event: PointerEvent): void;
    onKeyDownCapture(event: KeyboardEvent): void;
    onClickCapture(event: MouseEvent): void;
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
  const mixed = useRef(1);
  const mix = (event: { readonly timeStamp: number }) => {
    mixed.current = (Math.imul(mixed.current, 69_069) + Math.round(event.timeStamp * 1_000)) | 1;
  };
  const random = () =>
    randomFrom(() => {
      let x = mixed.current;
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      mixed.current = x;
      return x >>> 0;
    });
  const watch = {
    onPointerDownCapture(event: PointerEvent) {
      grabbed.current = squareUnder(event) ?? grabbed.current;
    },
    onKeyDownCapture(event: KeyboardEvent) {
      grabbed.current = 0;
      mix(event);
    },
    onClickCapture: mix,
  };
  return { grabbed, random, watch };
}
