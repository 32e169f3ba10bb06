// A card is played by one press, and yet can be dragged: a press that went nowhere is told from the start of a drag.
import { type PointerEvent, useRef } from 'react';

const unsteady = 4; // px

export interface PressHandlers {
  onPointerDownCapture(event: PointerEvent): void;
  onPointerUpCapture(event: PointerEvent): void;
}

const cellUnder = (event: PointerEvent): string | null =>
  event.target instanceof Element
    ? (event.target.closest<HTMLElement>('[data-cell]')?.dataset.cell ?? null)
    : null;

export function usePress(press: (cell: string) => void): PressHandlers {
  const down = useRef<{ readonly cell: string; readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDownCapture(event) {
      const cell = event.isPrimary && event.button === 0 ? cellUnder(event) : null;
      down.current = cell === null ? null : { cell, x: event.clientX, y: event.clientY };
    },
    onPointerUpCapture(event) {
      const from = down.current;
      down.current = null;
      if (!from || cellUnder(event) !== from.cell) return;
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) <= unsteady) press(from.cell);
    },
  };
}
