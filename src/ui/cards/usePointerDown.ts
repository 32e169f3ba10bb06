// A card is played by one press and yet can be dragged: it counts as movable only while a pointer is down on the board.
import { type PointerEvent, useState } from 'react';

export interface PointerDown {
  readonly isDown: boolean;
  /** For an element around the sheet: the sheet hears of a press first, while nothing is movable yet. */
  readonly watch: {
    onPointerDown(event: PointerEvent): void;
    onPointerUp(): void;
    onPointerCancel(): void;
    onPointerLeave(): void;
  };
}

export function usePointerDown(): PointerDown {
  const [isDown, setDown] = useState(false);
  const release = () => setDown(false);
  return {
    isDown,
    watch: {
      onPointerDown: (event) => setDown(event.isPrimary && event.button === 0),
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave: release,
    },
  };
}
