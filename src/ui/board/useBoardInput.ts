// Pointer, keyboard and screen reader on one board: what is held, aimed at and focused, and what they make happen.
import { type RefObject, useRef, useState } from 'react';
import { type BoardActs, tap } from './acts.ts';
import { type CellRow, cellsOf } from './cells.ts';
import { type KeyHandlers, useBoardKeys } from './useBoardKeys.ts';
import { type PointerHandlers, useBoardPointer } from './useBoardPointer.ts';

export interface SheetSize {
  readonly width: number;
  readonly height: number;
}

export interface BoardInput {
  readonly sheet: RefObject<HTMLDivElement | null>;
  /** The piece that follows the pointer; the piece layer gives it. */
  readonly lifted: RefObject<HTMLDivElement | null>;
  /** The cell whose piece is picked up. */
  readonly held: string | null;
  /** Where it may go. */
  readonly targets: readonly string[];
  /** The cell whose piece is being dragged. */
  readonly dragged: string | null;
  readonly isTouchDrag: boolean;
  /** The cell under the pointer, else the one with keyboard focus. */
  readonly aimed: string | null;
  /** The keyboard is on a cell: now is the time to show what may be picked up. */
  readonly isByKeyboard: boolean;
  /** The one cell in the tab order. */
  readonly focused: string | null;
  /** The last act was a drag: pieces already are where they belong. */
  readonly justDropped: boolean;
  /** What was held has gone another way: by a button. */
  letGo(): void;
  readonly handlers: PointerHandlers & KeyHandlers;
}

export function useBoardInput(
  size: SheetSize,
  rows: readonly CellRow[],
  acts: BoardActs,
  mayDrag: boolean,
): BoardInput {
  const sheet = useRef<HTMLDivElement>(null);
  const lifted = useRef<HTMLDivElement>(null);
  const [picked, hold] = useState<string | null>(null);
  const held = picked !== null && acts.from.includes(picked) ? picked : null;
  const press = (cell: string) => {
    const meant = tap(acts, held, cell);
    hold(meant.kind === 'hold' ? meant.cell : null);
    if (meant.kind === 'act') acts.act(meant.held, meant.target);
    if (meant.kind === 'refuse') acts.refuse?.(meant.held, meant.target);
  };
  const shared = { sheet, rows, acts, held, hold, press };
  const keys = useBoardKeys(shared);
  const { over, drag, handlers } = useBoardPointer({ ...shared, lifted, size, mayDrag });
  return {
    sheet,
    lifted,
    held,
    targets: held === null ? [] : acts.to(held),
    dragged: drag.dragged,
    isTouchDrag: drag.isTouch,
    aimed: over ?? keys.aimed,
    isByKeyboard: keys.aimed !== null,
    focused: keys.focused ?? firstOf(acts, rows),
    justDropped: drag.justDropped,
    letGo: () => hold(null),
    handlers: { ...handlers, ...keys.handlers },
  };
}

/** Where the keyboard comes in. */
const firstOf = (acts: BoardActs, rows: readonly CellRow[]): string | null =>
  acts.from[0] ?? acts.to(null)[0] ?? cellsOf(rows)[0]?.id ?? null;
