// Mouse, pen and finger on a board: press to pick up, press again to put down, or drag; both at once.
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { BoardActs } from './acts.ts';
import { type CellRow, cellAt } from './cells.ts';
import { type Carried, carry, pickUp } from './lift.ts';
import { useDrag } from './useDrag.ts';

export interface PointerHandlers {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
  onPointerLeave(): void;
}

interface Options {
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly lifted: RefObject<HTMLDivElement | null>;
  readonly size: { readonly width: number; readonly height: number };
  readonly rows: readonly CellRow[];
  readonly acts: BoardActs;
  readonly held: string | null;
  readonly mayDrag: boolean;
  hold(cell: string | null): void;
  press(cell: string): void;
}

/** A pointer that is down. */
interface Press extends Carried {
  readonly cell: string;
  /** It picked the piece up just now: letting go there keeps it in hand. */
  readonly picksUp: boolean;
  readonly isDrag: boolean;
}

const dragThreshold = 4; // px; less is a press with an unsteady hand

function cellUnder({ sheet, size, rows }: Options, event: PointerEvent): string | null {
  const rect = sheet.current?.getBoundingClientRect();
  if (!rect) return null;
  const x = ((event.clientX - rect.left) / rect.width) * size.width;
  const y = ((event.clientY - rect.top) / rect.height) * size.height;
  return cellAt(rows, x, y)?.id ?? null;
}

/** Everything one movement of a pointer may need. */
interface Hand extends Options {
  readonly pressed: RefObject<Press | null>;
  readonly drag: ReturnType<typeof useDrag>;
  setOver(cell: string | null): void;
}

function goDown(hand: Hand, event: PointerEvent): void {
  const { acts, held, hold } = hand;
  const cell = event.isPrimary && event.button === 0 ? cellUnder(hand, event) : null;
  if (cell === null) return;
  const isTarget = held !== null && acts.to(held).includes(cell);
  const picksUp = !isTarget && held !== cell && acts.from.includes(cell);
  hand.pressed.current = { ...pickUp(event), cell, picksUp, isDrag: false };
  if (picksUp) hold(cell);
  hand.setOver(cell);
}

function move(hand: Hand, event: PointerEvent): void {
  const { pressed, acts, drag } = hand;
  const down = pressed.current;
  hand.setOver(down || event.pointerType === 'mouse' ? cellUnder(hand, event) : null);
  if (down?.pointerId !== event.pointerId) return;
  const isFar = Math.hypot(event.clientX - down.x, event.clientY - down.y) > dragThreshold;
  if (!down.isDrag && isFar && hand.mayDrag && acts.from.includes(down.cell)) {
    pressed.current = { ...down, isDrag: true };
    drag.start(down, event);
  }
  if (pressed.current?.isDrag) carry(hand.lifted.current, down, event);
}

function goUp(hand: Hand, event: PointerEvent): void {
  const { pressed, acts } = hand;
  const down = pressed.current;
  const cell = cellUnder(hand, event);
  pressed.current = null;
  if (event.pointerType !== 'mouse') hand.setOver(null);
  const isPress = down && !down.picksUp && (cell === down.cell || (acts.slides && hand.held === null));
  if (down?.isDrag) hand.drag.drop(down.cell, cell);
  else if (isPress && cell !== null) hand.press(cell);
}

export function useBoardPointer(options: Options) {
  const pressed = useRef<Press | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const drag = useDrag(options);
  const hand: Hand = { ...options, pressed, drag, setOver };
  const handlers: PointerHandlers = {
    onPointerDown: (event) => goDown(hand, event),
    onPointerMove: (event) => move(hand, event),
    onPointerUp: (event) => goUp(hand, event),
    onPointerCancel() {
      pressed.current = null;
      drag.cancel();
      setOver(null);
    },
    onPointerLeave() {
      if (!pressed.current?.isDrag) setOver(null);
    },
  };
  return { over, drag, handlers };
}
