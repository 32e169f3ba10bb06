// In the narrow form the board is magnified while one lays tiles, and a finger moves it about.
import { type PointerEvent, useRef, useState } from 'react';
import { placesOf, type Shift, shifted, shiftTo } from '../places.ts';

export interface Zoom {
  readonly shift: Shift | null;
  readonly isPanning: boolean;
  /** The press that just ended moved the board: it is not meant for a square. */
  wasPan(): boolean;
  out(): void;
  readonly watch: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(): void;
    onPointerCancel(): void;
  };
}

interface Options {
  readonly isNarrow: boolean;
  /** It is one's turn: a tile taken from the rack is meant for the board. */
  readonly mayLay: boolean;
  /** What the magnified board begins with in its middle. */
  readonly around: number;
  /** Forgotten with this. */
  readonly moment: string;
  /** A tile that can be dragged lies there. */
  isTile(cell: string): boolean;
}

const threshold = 8; // px; less is a press with an unsteady hand

const cellUnder = (event: PointerEvent): string =>
  event.target instanceof Element
    ? (event.target.closest('[data-cell]')?.getAttribute('data-cell') ?? '')
    : '';

export function useZoom({ isNarrow, mayLay, around, moment, isTile }: Options): Zoom {
  const [zoom, setZoom] = useState<{ readonly moment: string; readonly shift: Shift } | null>(null);
  const [isPanning, setPanning] = useState(false);
  const down = useRef<{ x: number; y: number; shift: Shift } | null>(null);
  const panned = useRef(false);
  const shift = isNarrow && zoom?.moment === moment ? zoom.shift : null;
  const release = () => {
    down.current = null;
    setPanning(false);
  };
  return {
    shift,
    isPanning,
    wasPan: () => panned.current,
    out: () => setZoom(null),
    watch: {
      onPointerDown(event) {
        panned.current = false;
        const under = cellUnder(event);
        if (!isNarrow || !mayLay || under === '') return;
        if (under.startsWith('rack') && !shift) setZoom({ moment, shift: shiftTo(around) });
        if (!under.startsWith('rack') && shift && !isTile(under))
          down.current = { x: event.clientX, y: event.clientY, shift };
      },
      onPointerMove(event) {
        const from = down.current;
        if (!from) return;
        const unit = event.currentTarget.clientWidth / placesOf(true).size.width;
        const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
        if (!panned.current && Math.hypot(dx, dy) < threshold) return;
        panned.current = true;
        setPanning(true);
        setZoom({ moment, shift: shifted(from.shift, -dx / unit, -dy / unit) });
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
