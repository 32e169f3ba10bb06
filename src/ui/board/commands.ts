// What a key means on a board, as a value.
import type { BoardActs } from './acts.ts';
import { type CellRow, cellsOf, cycle, travel } from './cells.ts';

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

export type Command =
  | { readonly kind: 'go'; readonly cell: string | null }
  | { readonly kind: 'press' }
  | { readonly kind: 'letGo' }
  | { readonly kind: 'own'; readonly run: () => void };

/** null: the key means nothing here and is left to the page. */
export function commandOf(
  pressed: Key,
  at: string,
  rows: readonly CellRow[],
  acts: BoardActs,
  held: string | null,
): Command | null {
  const from = cellsOf(rows).find((cell) => cell.id === at);
  const next = from && travel(rows, from, pressed.key, pressed.ctrlKey || pressed.metaKey);
  if (next) return { kind: 'go', cell: next.id };
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  if (pressed.key === 'Enter' || pressed.key === ' ') return { kind: 'press' };
  if (pressed.key === 'Escape') return { kind: 'letGo' };
  return letterCommand(pressed.key.toLowerCase(), pressed.shiftKey ? -1 : 1, at, acts, held);
}

function letterCommand(
  letter: string,
  step: 1 | -1,
  at: string,
  acts: BoardActs,
  held: string | null,
): Command | null {
  const movable = acts.from.length > 0 ? acts.from : acts.to(null);
  if (letter === 'm') return { kind: 'go', cell: cycle(movable, at, step) };
  if (letter === 'n') return { kind: 'go', cell: cycle(acts.to(held), at, step) };
  if (letter === 'l' && acts.last) return { kind: 'go', cell: acts.last };
  const place = acts.places?.[letter];
  if (place !== undefined) return { kind: 'go', cell: place };
  const run = acts.keys?.[letter];
  return run ? { kind: 'own', run } : null;
}
