// A word typed from a square on: where the next letter goes, and which tile it takes.
import type { View } from '../shapes.ts';
import { type Direction, empty, onward } from '../squares.ts';
import { blank } from '../tiles.ts';
import type { Draft } from './draft.ts';

/** The next letter goes here, and the word goes this way. */
export interface Cursor {
  readonly cell: number;
  readonly way: Direction;
}

const isFree = (seen: View, draft: Draft, cell: number): boolean =>
  seen.board.charAt(cell) === empty && !draft.laid.some((tile) => tile.cell === cell);

/** The next free square that way; null: the edge comes first. */
function nextFree(seen: View, draft: Draft, { cell, way }: Cursor): Cursor | null {
  for (let at = onward(cell, way, 1); at !== null; at = onward(at, way, 1))
    if (isFree(seen, draft, at)) return { cell: at, way };
  return null;
}

/** The slot of this letter, else of a blank. */
function slotFor({ slots, inRack }: Draft, letter: string): number | null {
  const has = (tile: string) => inRack.find((slot) => slots.charAt(slot) === tile);
  return has(letter) ?? has(blank) ?? null;
}

/** Lays one letter and goes on; null: there is no tile for it. */
export function typeLetter(
  seen: View,
  draft: Draft,
  at: Cursor,
  letter: string,
): { readonly next: Cursor | null } | null {
  const slot = slotFor(draft, letter);
  if (slot === null) return null;
  draft.lay({ slot, cell: at.cell, letter, isBlank: draft.slots.charAt(slot) === blank });
  return { next: nextFree(seen, draft, at) };
}

/** Takes the last tile back; the cursor goes where it was. */
export function eraseLast(draft: Draft, at: Cursor): Cursor {
  const last = draft.laid.at(-1);
  if (!last) return at;
  draft.takeBack(last.cell);
  return { ...at, cell: last.cell };
}
