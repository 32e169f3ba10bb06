// A piece in the air: it follows the pointer without asking React, and travels back when it may not land.
import type { PointerEvent } from 'react';

/** Where a pointer went down. */
export interface Carried {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
}

const returnMs = 150;

export const pickUp = (event: PointerEvent): Carried => ({
  pointerId: event.pointerId,
  x: event.clientX,
  y: event.clientY,
  isTouch: event.pointerType === 'touch',
});

/** A finger hides what is under it: there the piece is held larger, and above the finger. */
export function carry(piece: HTMLElement | null, from: Carried, event: PointerEvent): void {
  if (!piece) return;
  const raised = from.isTouch ? piece.offsetHeight * 0.6 : 0;
  piece.style.translate = `${event.clientX - from.x}px ${event.clientY - from.y - raised}px`;
}

export function release(piece: HTMLElement | null): void {
  piece?.style.removeProperty('translate');
}

export function putBack(piece: HTMLElement | null): void {
  if (!piece) return;
  piece.dataset.returning = 'true';
  piece.style.translate = '0px 0px';
  setTimeout(() => {
    delete piece.dataset.returning;
    release(piece);
  }, returnMs);
}
